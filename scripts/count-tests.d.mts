export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export function countNodeTests(report: unknown): Counts;
export function countBrowserTests(sessions: unknown): Counts;
