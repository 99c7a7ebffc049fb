/** Long runs in the built app, which no other command starts. */
import { defineConfig } from 'vitest/config';

export default defineConfig({ root: process.cwd(), test: { include: ['e2e/long-run/*.long.ts'] } });
