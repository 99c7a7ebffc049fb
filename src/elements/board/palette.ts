/** The editor's tools, in the free middle of the board where a thumb finds them, and how many checkers are placed. */
import { html, type TemplateResult } from 'lit';
import type { Counts } from '../../core/position.ts';
import type { EditWords } from '../../i18n/en/edit-words.ts';
import { onBoard } from './edit-setup.ts';
import type { Direction } from './geometry.ts';

/** What a tap on the board does. */
export const TOOLS = ['light', 'dark', 'erase', 'move'] as const;
export type Tool = (typeof TOOLS)[number];

interface Editing {
  tool: Tool;
  cancel(): void;
}

const icon = (tool: Tool): TemplateResult => {
  switch (tool) {
    case 'light':
    case 'dark': return html`<svg class="icon ${tool}" viewBox="-30 -30 60 60" aria-hidden="true"><circle r="26" class="checker-body"></circle><circle r="17" class="checker-groove"></circle></svg>`;
    case 'erase': return html`<svg class="icon" viewBox="-30 -30 60 60" aria-hidden="true"><path d="M-15 -15 L15 15 M15 -15 L-15 15" class="stroke"></path></svg>`;
    case 'move': return html`<svg class="icon" viewBox="-30 -30 60 60" aria-hidden="true"><path d="M-20 0 H18 M6 -13 L19 0 L6 13" class="stroke"></path></svg>`;
  }
};

export function palette(editing: Editing, counts: readonly [Counts, Counts], direction: Direction, words: EditWords['palette'], changed: () => void): TemplateResult {
  const choose = (tool: Tool): void => {
    editing.cancel();
    editing.tool = tool;
    changed();
  };
  /** Arrow keys walk through a group of radio buttons. */
  const keyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = TOOLS[(TOOLS.indexOf(editing.tool) + by + TOOLS.length) % TOOLS.length]!;
    choose(next);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tool="${next}"]`)?.focus();
  };
  return html`
    <div class="palette ${direction}" role="radiogroup" aria-label=${words.name} @keydown=${keyDown}>
      ${TOOLS.map((tool) => html`
        <button
          type="button" role="radio" data-tool=${tool} aria-checked=${tool === editing.tool} tabindex=${tool === editing.tool ? 0 : -1}
          aria-label=${words[tool]} title=${words[tool]} @click=${() => choose(tool)}
        >${icon(tool)}</button>`)}
    </div>
    <div class="placed ${direction}">
      ${([0, 1] as const).map((player) => html`<span>${words.placed(player, onBoard(counts[player]))}</span>`)}
    </div>`;
}
