/** The rollout of the board in place of the answer: the session’s view, handed to the panel. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { pointNames, type Numbering } from '../../core/numbering.ts';
import { makePlay } from '../../core/play.ts';
import { positionKey } from '../../core/position.ts';
import { presetTerms } from '../../core/terms.ts';
import '../../elements/rollout-panel/define.ts';
import type { PanelCandidate, PanelDecision, PanelSubject } from '../../elements/rollout-panel/lines.ts';
import type { KeptRollout, PanelRollout } from '../../elements/rollout-panel/nard-rollout-panel.ts';
import type { RolloutSettings } from '../../elements/rollout-panel/rollout-settings.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { isCubeDecision } from '../../engine/rollout/cubeful.ts';
import { mayBeaver } from '../../engine/rollout/decision.ts';
import { isSameNet, trialsOf } from '../../engine/rollout/state.ts';
import { texts } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import { MOST_CANDIDATES, subjectKey } from '../rollout-question.ts';
import type { RolloutView } from '../rollout-view.ts';
import type { Session } from '../session.ts';

@customElement('nard-rollout-drawer')
export class RolloutDrawer extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** How points are named in plays. */
  @property({ attribute: false }) scheme: Numbering = 'own';

  static override styles = css`
    :host { display: block; }
    nard-rollout-panel { height: 100%; }
  `;

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.rollout.cell, this.session.analyse.cell]);
  }

  /** The board’s plays, those that the engine has ranked first and best first. */
  private plays({ question }: RolloutView): PanelCandidate[] {
    if (!question?.plays) return [];
    const { draft, answer } = this.session.analyse.cell.get();
    const pointName = pointNames(this.scheme, question.game, draft.turn);
    const ranked = new Map((answer.kind === 'plays' ? answer.answer?.candidates ?? [] : []).map(({ result }, rank) => [positionKey(result), rank]));
    const rank = ({ key }: PanelCandidate): number => ranked.get(key) ?? Infinity;
    return question.plays.map(({ play, result }) => ({ key: positionKey(result), name: makePlay(play, pointName) }))
      .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
  }

  /** Where each candidate stands in the rollout that is shown; −1 = it is not in it. */
  private places({ current, question }: RolloutView, asked: readonly PanelCandidate[]): number[] {
    if (!current || !question?.plays) return asked.map((_, place) => (current ? place : -1));
    const keys = current.state.task.subjects.map((subject) => subjectKey(current.state.task, subject));
    return asked.map(({ key }) => keys.indexOf(key));
  }

  private rollout({ current, net }: RolloutView, places: readonly number[]): PanelRollout | null {
    if (!current) return null;
    const { id, state, goal, ended } = current;
    const isOld = net !== null && !isSameNet(net, state.net);
    const course = current.course.map((point) => ({ ...point, equities: places.map((at) => point.equities[at]!), halves: places.map((at) => point.halves[at]!) }));
    return { id, task: state.task, net: state.net, isOld, isEnded: ended, isStopped: this.session.rollout.isStopped, trials: trialsOf(state), goal: goal.trials, course };
  }

  private kept({ kept }: RolloutView): KeptRollout[] {
    return kept.map((each) => {
      const { task } = each.state;
      const of = isCubeDecision(task) ? 'decision' : task.subjects[0]!.of === 'roller' ? 'position' : task.subjects.length;
      return { id: each.id, trials: trialsOf(each.state), plies: task.plies, cubePlies: task.cubeful?.plies ?? null, seed: task.seed, of };
    });
  }

  private decision({ question, decides, result }: RolloutView): PanelDecision | null {
    if (!question?.cube || !question.mayDecide || !decides) return null;
    const { cube } = question;
    return { redouble: cube.cube.holder === 'own', beavers: mayBeaver(cube), result: result?.decision ?? null };
  }

  /** What is asked for, named; the panel itself names what a cube decision is between. */
  private asked({ question, chosen, decides }: RolloutView, plays: readonly PanelCandidate[]): PanelCandidate[] {
    if (question?.plays) return chosen.flatMap((key) => plays.filter((each) => each.key === key));
    return question?.mayDecide && decides ? [{ key: 'noDouble', name: '' }, { key: 'doubleTake', name: '' }] : [{ key: '', name: texts().rollout.position }];
  }

  override render(): TemplateResult {
    const { rollout } = this.session;
    const view = rollout.cell.get();
    const { question, result, settings, work, error } = view;
    const plays = this.plays(view);
    const asked = this.asked(view, plays);
    const places = this.places(view, asked);
    const subjects = asked.map((each, i): PanelSubject => ({ ...each, result: result?.subjects[places[i]!] ?? null }));
    const { draft } = this.session.analyse.cell.get();
    const { game } = draft.setup;
    return html`<nard-rollout-panel .game=${game} ?koks=${game === 'long' && presetTerms(game, draft.preset?.id ?? '').scoring.backgammon !== null}
      .subjects=${subjects} .plays=${plays} .decision=${this.decision(view)} ?mayDecide=${question?.mayDecide ?? false} .stakes=${!question?.cube ? 'none' : question.cube.match ? 'match' : 'money'} .most=${MOST_CANDIDATES} .rollout=${this.rollout(view, places)} .kept=${this.kept(view)} .settings=${settings} .work=${work}
      .failure=${error ? texts().errors[error.code](error.facts) : ''}
      @nard-rollout-start=${() => void rollout.start()} @nard-rollout-pause=${() => rollout.pause()} @nard-rollout-stop=${() => rollout.stop()}
      @nard-rollout-remove=${() => void rollout.remove()} @nard-rollout-close=${() => rollout.close()}
      @nard-rollout-set=${(event: CustomEvent<Partial<RolloutSettings>>) => rollout.set(event.detail)}
      @nard-rollout-decide=${(event: CustomEvent<{ decides: boolean }>) => rollout.decide(event.detail.decides)}
      @nard-rollout-choose=${(event: CustomEvent<{ keys: readonly string[] }>) => rollout.choose(event.detail.keys)}
      @nard-rollout-show=${(event: CustomEvent<{ id: string }>) => rollout.show(event.detail.id)}
    ></nard-rollout-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-rollout-drawer': RolloutDrawer;
  }
}
