import { expect, test } from 'vitest';
import { countBrowserTests, countNodeTests } from './count-tests.mjs';

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((each) => ({ status: each })) });

test.each([
  ['each test counts once', [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')], { passed: 3, failed: 1, skipped: 0 }],
  ['what was not run is skipped', [file('passed', 'passed', 'pending', 'todo', 'skipped')], { passed: 1, failed: 0, skipped: 3 }],
  ['a file that does not load is a failure', [file('failed')], { passed: 0, failed: 1, skipped: 0 }],
  ['a file whose clean-up fails is a failure', [file('failed', 'passed')], { passed: 1, failed: 1, skipped: 0 }],
])('Node tests: %s', (_rule, testResults, counts) => {
  expect(countNodeTests({ testResults })).toEqual(counts);
});

const suite = (tests: object[], suites: object[] = []) => ({ tests, suites });

test.each([
  ['nested suites count', [{ passed: true, errors: [], suites: suite([{ passed: true }], [suite([{ passed: true }, { passed: false, skipped: true }])]) }], { passed: 2, failed: 0, skipped: 1 }],
  ['a failed test is one failure', [{ passed: false, errors: [], suites: suite([{ passed: false }, { passed: true }]) }], { passed: 1, failed: 1, skipped: 0 }],
  ['a page that does not load is a failure', [{ passed: false, errors: [{ message: '404' }] }], { passed: 0, failed: 1, skipped: 0 }],
  ['an error outside the tests is a failure', [{ passed: false, errors: [{ message: 'late' }], suites: suite([{ passed: true }]) }], { passed: 1, failed: 1, skipped: 0 }],
])('browser tests: %s', (_rule, sessions, counts) => {
  expect(countBrowserTests(sessions)).toEqual(counts);
});
