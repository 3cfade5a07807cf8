// Asks before what cannot be taken back.

import { button, freshId, html } from './dom.js';

/** Resolves to whether somebody said yes. */
export function ask(question, yes, no = 'Cancel') {
  return new Promise((resolve) => {
    const id = freshId('question');
    const dialog = html('dialog', { 'aria-labelledby': id }, html('p', { id }, question));
    const close = (answer) => {
      dialog.close(answer);
    };
    dialog.append(
      html(
        'div',
        { class: 'actions' },
        button(yes, () => close('yes'), { class: 'primary', 'data-answer': 'yes' }),
        button(no, () => close('no'), { 'data-answer': 'no' }),
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
