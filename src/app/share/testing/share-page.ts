/** The Share dialog over the Analyse board, as tests meet it. */
import { makeSituationId } from '../../../formats/situation-id.ts';
import type { Session } from '../../session.ts';
import { OPENING_31, type AppPage } from '../../testing/app-page.ts';
import { all, byText, one, until } from '../../testing/page.ts';

export const DIALOG = 'nard-share-dialog dialog[open]';
export const field = (id: string): HTMLInputElement => one(`nard-share-dialog #${id}`) as HTMLInputElement;
/** Of the link in a field. */
export const hashOf = (id: string): string => new URL(field(id).value).hash;
export const button = (text: string): HTMLElement => byText('nard-share-dialog button', text);
export const opened = (): Promise<void> => until('the dialog', () => all(DIALOG).length === 1 && all('nard-share-dialog #position-link').length === 1);
export const closed = (): Promise<void> => until('it is closed', () => all(DIALOG).length === 0);
export const shareButton = (): HTMLElement => byText('nard-analyse-screen button:not([disabled])', 'Share');

/** The ID of the board on Analyse. */
export function boardOf(session: Session): string {
  const { checked } = session.analyse.cell.get();
  return checked.ok ? makeSituationId(checked.value) : '';
}

/** The dialog over the plays of 31, ranked. */
export async function share(page: AppPage): Promise<Session> {
  const session = await page.open(`#/analyse?id=${OPENING_31}`);
  await until('ranked plays', () => all('nard-play-list .play').length > 5 && all('nard-answer-panel .working').length === 0);
  shareButton().click();
  await opened();
  return session;
}
