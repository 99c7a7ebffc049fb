import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: './',
  build: { target: 'es2022', outDir: 'dist/app', emptyOutDir: true },
  worker: { format: 'es' },
  test: { include: ['{src,cli,training,scripts,workers}/**/*.test.ts'], exclude: ['**/*.browser.test.ts', 'node_modules/**'] },
});
