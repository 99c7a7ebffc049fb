/** The shell: navigation, the screen of the address, notices; and paste and drop anywhere on the page. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { texts } from '../i18n/index.ts';
import { LanguageController } from '../elements/shared/language-controller.ts';
import { Watching } from './cell.ts';
import { icon, type IconName } from './icons.ts';
import { isSide, makeRoute, SCREENS, type Screen } from './routes.ts';
import { LazyPart } from './lazy-part.ts';
import { ScreenLoader } from './screen-loader.ts';
import type { Session } from './session.ts';
import './notice-bar.ts';
import { baseStyles, controlStyles } from './ui-styles.ts';

const ICONS: Record<(typeof SCREENS)[number], IconName> = { analyse: 'analyse', review: 'review', play: 'play', train: 'train', library: 'library', settings: 'settings' };

/** Each screen comes when it is first needed, or later in idle time: the page is there sooner. */
const LOADS: Record<Screen, () => Promise<unknown>> = {
  analyse: () => import('./screens/analyse-screen.ts'),
  review: () => import('./screens/review-screen.ts'),
  play: () => import('./screens/play-screen.ts'),
  train: () => import('./screens/train-screen.ts'),
  library: () => import('./screens/library-screen.ts'),
  settings: () => import('./screens/settings-screen.ts'),
  sheet: () => import('./screens/sheet-screen.ts'),
  help: () => import('./screens/help-screen.ts'),
  lesson: () => import('./screens/lesson-screen.ts'),
};

const idle = (): Promise<void> => new Promise((resolve) => {
  // Not every browser knows idle time.
  if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
  else setTimeout(resolve, 1000);
});

const answers = (): Promise<boolean> => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, () => false);

/** Where a paste is meant for the field itself. */
const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);

const isContent = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain') ?? false;

@customElement('nard-app')
export class NardApp extends LitElement {
  /** null until everything it stands on is there. */
  @property({ attribute: false }) session: Session | null = null;
  @state() private dragging = false;
  /** Replaced before the app is on the page, if at all. */
  screens = new ScreenLoader({ loads: LOADS, idle, answers, reload: () => location.reload() });
  /** The code of what is seldom needed, such as the dialog for sharing. */
  private readonly shareDialog = new LazyPart(this, () => import('./share/share-dialog.ts'));
  private readonly welcome = new LazyPart(this, () => import('./welcome/nard-welcome.ts'));
  private ahead = false;
  private shown: Screen | null = null;
  private readonly watching = new Watching(this, () => (this.session ? [this.session.route, this.session.facts.preparing, this.session.share.cell, this.session.library.cell, this.session.settings, this.screens.cell] : []));

  static override styles = [baseStyles, controlStyles, css`
    :host { display: grid; grid-template-columns: var(--nard-rail) minmax(0, 1fr); min-height: 100vh; min-height: 100dvh; }
    nav {
      position: sticky; top: 0; height: 100vh; height: 100dvh; display: flex; flex-direction: column; gap: 4px; padding: 16px 4px;
      background: var(--nard-raised); border-right: 1px solid var(--nard-line); z-index: 5;
    }
    .brand { display: grid; place-items: center; gap: 4px; padding: 4px 0 16px; }
    .brand svg { width: 36px; height: 36px; }
    .ground { fill: var(--nard-accent); } .points { fill: var(--nard-raised); } .stone { fill: var(--nard-doubtful); }
    nav a {
      display: grid; justify-items: center; gap: 4px; padding: 10px 4px 8px; border-radius: 10px; color: var(--nard-muted);
      text-decoration: none; font-size: 12px; line-height: 16px;
    }
    nav a:hover { background: var(--nard-sunken); color: var(--nard-ink); }
    nav a[aria-current] { background: var(--nard-accent-wash); color: var(--nard-accent-ink); font-weight: 600; }
    nav svg.icon { width: 24px; height: 24px; }
    /* Empty until its language is there. */
    nav .label { min-height: 16px; }
    .page { min-width: 0; }
    .missing { padding: 48px 20px; display: grid; justify-items: center; gap: 16px; text-align: center; }
    .drop {
      position: fixed; inset: 0; z-index: 20; display: grid; place-items: center; background: color-mix(in srgb, var(--nard-surface) 82%, transparent);
      pointer-events: none;
    }
    .drop div { margin: 16px; padding: 32px 40px; text-align: center; border: 2px dashed var(--nard-accent); border-radius: 16px; background: var(--nard-raised); font-size: 20px; font-weight: 600; color: var(--nard-accent-ink); }
    .preparing { margin-top: auto; text-align: center; font-size: 11px; line-height: 15px; color: var(--nard-muted); hyphens: auto; overflow-wrap: anywhere; }
    .preparing progress { width: 100%; accent-color: var(--nard-accent); }
    @media print { :host { display: block; padding: 0 !important; } nav, nard-notice-bar, nard-welcome { display: none; } }
    @media (max-width: 760px) {
      :host { grid-template-columns: minmax(0, 1fr); padding-bottom: var(--nard-bar); }
      nav {
        position: fixed; inset: auto 0 0 0; height: var(--nard-bar); flex-direction: row; justify-content: space-around; gap: 0;
        padding: 4px 4px env(safe-area-inset-bottom, 0px); border-right: 0; border-top: 1px solid var(--nard-line);
      }
      nav a { flex: 1; padding: 5px 2px 3px; gap: 1px; font-size: 11px; }
      .brand { display: none; }
      .preparing { position: absolute; inset: 0 0 auto; font-size: 0; line-height: 0; }
      .preparing progress { height: 4px; }
    }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('session')) this.watching.renew();
    const screen = this.session?.route.get().screen;
    if (screen) void this.screens.need(screen);
    if (this.session?.share.cell.get()) this.shareDialog.need();
    if (this.session?.isFirstVisit) this.welcome.need();
  }

  override updated(): void {
    const screen = this.session?.route.get().screen ?? null;
    // Each screen begins at its top, wherever the last one was scrolled to.
    if (screen !== this.shown && this.shown !== null) scrollTo(0, 0);
    this.shown = screen;
    if (!this.ahead && screen && this.screens.cell.get()[screen] === 'loaded') {
      this.ahead = true;
      void this.screens.rest().then(() => this.goOn());
    }
    const words = texts().app;
    document.title = screen ? words.pageTitle(isSide(screen) ? words.sideScreens[screen] : words.nav[screen]) : words.name;
  }

  /** Work in the background that was left to do. */
  private async goOn(): Promise<void> {
    const code = await import('./library/renewal-of.ts').catch(() => null);
    if (this.session && this.isConnected) code?.renewalOf(this.session);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('paste', this.paste);
    for (const type of ['dragenter', 'dragleave', 'drop'] as const) addEventListener(type, this.watchDrag, { capture: true });
    for (const type of ['dragover', 'drop'] as const) addEventListener(type, this.drag);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('paste', this.paste);
    for (const type of ['dragenter', 'dragleave', 'drop'] as const) removeEventListener(type, this.watchDrag, { capture: true });
    for (const type of ['dragover', 'drop'] as const) removeEventListener(type, this.drag);
  }

  private readonly paste = (event: ClipboardEvent): void => {
    if (!this.session || isField(event.composedPath()[0])) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text') ?? '';
    if (files.length === 0 && text.trim() === '') return;
    event.preventDefault();
    if (files.length > 0) void this.session.intake.openFiles(files);
    else void this.session.intake.openText(text, null);
  };

  /** Heard before anything else on the page: a field may keep a drop for itself. */
  private readonly watchDrag = (event: DragEvent): void => {
    if (event.type === 'drop' || (event.type === 'dragleave' && event.relatedTarget === null)) this.dragging = false;
    else if (event.type === 'dragenter' && this.session && isContent(event)) this.dragging = true;
  };

  private readonly drag = (event: DragEvent): void => {
    if (!this.session || event.defaultPrevented || !isContent(event)) return;
    event.preventDefault();
    if (event.type !== 'drop') return;
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) void this.session.intake.openFiles(files);
    else void this.session.intake.openText(event.dataTransfer?.getData('text/plain') ?? '', null);
  };

  private renderScreen(session: Session): TemplateResult | typeof nothing {
    const { screen } = session.route.get();
    const state = this.screens.cell.get()[screen];
    if (state === 'failed') {
      return html`<div class="missing"><p role="alert">${texts().app.screenMissing}</p>
        <button class="primary" @click=${() => void this.screens.retry(screen)}>${texts().app.analyse.retry}</button></div>`;
    }
    if (state !== 'loaded') return nothing;
    switch (screen) {
      case 'analyse': return html`<nard-analyse-screen .session=${session}></nard-analyse-screen>`;
      case 'review': return html`<nard-review-screen .session=${session}></nard-review-screen>`;
      case 'play': return html`<nard-play-screen .session=${session}></nard-play-screen>`;
      case 'train': return html`<nard-train-screen .session=${session}></nard-train-screen>`;
      case 'library': return html`<nard-library-screen .session=${session}></nard-library-screen>`;
      case 'settings': return html`<nard-settings-screen .session=${session}></nard-settings-screen>`;
      case 'sheet': return html`<nard-sheet-screen .session=${session}></nard-sheet-screen>`;
      case 'help': return html`<nard-help-screen .session=${session}></nard-help-screen>`;
      case 'lesson': return html`<nard-lesson-screen .session=${session}></nard-lesson-screen>`;
    }
  }

  override render(): TemplateResult {
    const { session } = this;
    const words = texts().app;
    const here = session?.route.get().screen;
    const preparing = session?.facts.preparing.get();
    return html`
      <nav aria-label=${words.nav.label}>
        <div class="brand" title=${words.name}><svg viewBox="0 0 36 36" aria-hidden="true">
          <rect width="36" height="36" rx="9" class="ground" />
          <path d="M7 29 11.5 9 16 29zM20 29 24.5 9 29 29z" class="points" /><circle cx="18" cy="9" r="4" class="stone" />
        </svg></div>
        ${SCREENS.map((screen) => html`<a href=${session ? makeRoute(session.routeOf(screen)) : `#/${screen}`} aria-current=${screen === here || (screen === 'train' && here === 'lesson') ? 'page' : nothing}
          @click=${(event: Event) => { event.preventDefault(); if (session) session.go(session.routeOf(screen)); }}>${icon(ICONS[screen])}<span class="label">${session ? words.nav[screen] : nothing}</span></a>`)}
        ${preparing ? html`<label class="preparing">${words.tablePreparing(preparing.done, preparing.total)}<progress max=${preparing.total} .value=${preparing.done}></progress></label>` : nothing}
      </nav>
      <div class="page">
        ${session ? html`<nard-notice-bar .session=${session}></nard-notice-bar>` : nothing}
        ${session?.isFirstVisit && this.welcome.isLoaded ? html`<nard-welcome .session=${session}></nard-welcome>` : nothing}
        <main>${session ? this.renderScreen(session) : nothing}</main>
      </div>
      ${session && this.shareDialog.isLoaded ? html`<nard-share-dialog .session=${session}></nard-share-dialog>` : nothing}
      ${this.dragging ? html`<div class="drop"><div>${words.dropHere}</div></div>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-app': NardApp;
  }
}
