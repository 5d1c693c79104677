import texts from '../../content/notes/loan.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GD0101. */
export const loanApplicationNote = noteOf('gd0101-loan-application');

/** GD0601. */
export const offsetNote = noteOf('gd0601-offset');

/** GD0602. */
export const cardRepaymentNote = noteOf('gd0602-card-repayment');

/** GD0605. */
export const depositRepaymentNote = noteOf('gd0605-deposit-repayment');

/** YT1101. */
export const otherCityOffsetNote = noteOf('yt1101-other-city-offset');

/** GD0701. */
export const mortgageReleaseNote = noteOf('gd0701-mortgage-release');
