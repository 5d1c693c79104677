import texts from '../../content/notes/tq0106-loan-repayment.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** TQ0106. */
export const loanWithdrawalNote = noteOf('tq0106-loan-repayment');
