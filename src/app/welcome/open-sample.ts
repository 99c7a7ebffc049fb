/** The sample match: a file beside the page, which two players of our engine's strengths have played. */
import { texts } from '../../i18n/index.ts';
import type { Session } from '../session.ts';

const NAME = 'sample-match.mat';

/** Puts it under review; a failure is told. */
export async function openSample({ intake, notices }: Pick<Session, 'intake' | 'notices'>): Promise<void> {
  try {
    const response = await fetch(new URL(NAME, document.baseURI));
    if (!response.ok) throw new Error(String(response.status));
    await intake.openText(await response.text(), NAME);
  } catch {
    notices.show({ kind: 'error', text: texts().help.sampleMissing });
  }
}
