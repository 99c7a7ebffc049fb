/** The analysis's class for a page, not yet defined as an element; it needs `nard-board`, `nard-play-list` and `nard-cube-table`. */
import { NardAnalysis } from '../elements/analysis/nard-analysis.ts';
import { setLanguage } from '../i18n/index.ts';
import { languageAt } from './language.ts';
import { engineAt } from './engine.ts';

NardAnalysis.surroundings ??= {
  engine: engineAt,
  // All analyses of a page speak one language: that of the last one put there.
  connected: (host) => void setLanguage(languageAt(host)).catch(() => {}),
};

export { NardAnalysis };
export { useEngineBase } from './files.ts';

declare global {
  interface HTMLElementTagNameMap {
    'nard-analysis': NardAnalysis;
  }
}
