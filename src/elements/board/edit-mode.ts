/** What only the editor needs: loaded when a board is first edited. */
export { EditInteraction } from './edit-interaction.ts';
export { editStyles } from './edit-style.ts';
