/** The packed tarball in a bare project, without a network: every entry is found, has types, and does what it says. After `npm run build`. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LIMIT = 300_000;
let project: string;
const run = (program: string, ...args: string[]): string => execFileSync(program, args, { cwd: project, encoding: 'utf8' });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'nardscope-package-'));
  const [packed] = JSON.parse(execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], { encoding: 'utf8' })) as [{ filename: string }];
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'bare', private: true, type: 'module' }));
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', `./${packed.filename}`);
  // What a project with React has besides.
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', '@types/react', 'csstype']) {
    if (existsSync(`node_modules/${name}`)) symlinkSync(resolve(`node_modules/${name}`), join(project, 'node_modules', name));
  }
}, LIMIT);
afterAll(() => { if (project) rmSync(project, { recursive: true }); });

const manifest = (): { exports: Record<string, string | { types: string; default: string }> } => JSON.parse(readFileSync(join(project, 'node_modules/nardscope/package.json'), 'utf8')) as never;

describe('the package', () => {
  it('needs no other package', () => {
    expect(Object.keys((JSON.parse(readFileSync(join(project, 'node_modules/nardscope/package.json'), 'utf8')) as { dependencies?: object }).dependencies ?? {})).toEqual([]);
  });

  it('has every file that its entries name', () => {
    const files = Object.entries(manifest().exports).filter(([name]) => !name.includes('*')).flatMap(([, found]) => (typeof found === 'string' ? [found] : [found.types, found.default]));
    expect(files.filter((path) => !existsSync(join(project, 'node_modules/nardscope', path)))).toEqual([]);
  });

  it('every entry has types that a strict project accepts', { timeout: LIMIT }, () => {
    writeFileSync(join(project, 'use.tsx'), `
      import { NardBoard, useEngineBase } from 'nardscope/board';
      import { NardBoard as BoardClass } from 'nardscope/board/class';
      import { NardQuiz } from 'nardscope/quiz';
      import { NardQuiz as QuizClass } from 'nardscope/quiz/class';
      import { NardAnalysis } from 'nardscope/analysis';
      import { NardAnalysis as AnalysisClass } from 'nardscope/analysis/class';
      import { Board, Quiz, Analysis } from 'nardscope/react';
      import { makeBoardSvg } from 'nardscope/svg';
      export class MyBoard extends BoardClass {}
      export const classes = [NardBoard, NardQuiz, QuizClass, NardAnalysis, AnalysisClass, Quiz, Analysis];
      const board = document.createElement('nard-board');
      board.mode = 'play';
      board.turn = 1;
      // @ts-expect-error there is no such mode
      board.mode = 'chess';
      export const id: Promise<string | null> = board.getId('xgid');
      export const png: Promise<Blob> = board.toPNG(300);
      export const told: boolean = document.createElement('nard-quiz').choose('8/5 6/5');
      export const done: Promise<void> = document.createElement('nard-analysis').analyse();
      useEngineBase('/nardscope');
      const svg = makeBoardSvg('start', { perspective: 1 });
      export const text: string = svg.ok ? svg.value : svg.error.code;
      export const react = Board({ position: 'x', mode: 'view', onPlay: (event) => event.detail } as Parameters<typeof Board>[0]);
      export const written = Board({ arrows: '8/5 6/5', show: 'dice', turn: 'white', preset: undefined, position: null, lesson: 'lesson.json' });
      export const taught = Quiz({ lesson: 'lesson.json', page: '3.1', onLessonGo: (event) => event.detail });
    `);
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: { target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', strict: true, noEmit: true, jsx: 'react-jsx', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [], skipLibCheck: false, preserveSymlinks: true }, files: ['use.tsx'] }));
    const check = (): string => {
      try {
        return run(process.execPath, resolve('node_modules/typescript/bin/tsc'), '-p', '.');
      } catch (error) {
        return String((error as { stdout: string }).stdout);
      }
    };
    expect(check()).toBe('');
  });

  it('makes a board without a page', () => {
    const made = run(process.execPath, '--input-type=module', '-e', `import { makeBoardSvg } from 'nardscope/svg'; const made = makeBoardSvg('4HPwATDgc/ABMA', { arrows: '8/5 6/5' }); console.log(JSON.stringify([made.ok, made.value.match(/class="checker /g).length, made.value.match(/class="arrow /g).length, makeBoardSvg('<b>').error.code]));`);
    expect(JSON.parse(made)).toEqual([true, 30, 2, 'text_unknown']);
  });

  it('says what its elements are: attributes, events, parts and slots, each with a sentence', () => {
    const { modules } = JSON.parse(readFileSync(join(project, 'node_modules/nardscope/dist/embed/custom-elements.json'), 'utf8')) as { modules: { declarations: { tagName?: string; [kind: string]: unknown }[] }[] };
    const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
    expect(elements.map(({ tagName }) => tagName).sort()).toEqual(['nard-analysis', 'nard-board', 'nard-quiz']);
    for (const element of elements) {
      for (const kind of ['attributes', 'events', 'cssParts', 'slots']) {
        const found = element[kind] as { name: string; description?: string }[];
        expect(found.length, `${element.tagName} ${kind}`).toBeGreaterThan(0);
        expect(found.filter(({ description }) => !description).map(({ name }) => name), `${element.tagName} ${kind}`).toEqual([]);
      }
    }
  });
});
