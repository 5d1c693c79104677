import texts from '../../content/notes/account.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GJ0302, by the person. */
export const infoChangeNote = noteOf('gj0302-info-change');

/** GJ0302, by the unit on behalf of a member. */
export const memberChangeNote = noteOf('gj0302-member-change');

/** GJ0201. */
export const remittanceNote = noteOf('gj0201-remittance');

/** GJ0305. */
export const memberSealingNote = noteOf('gj0305-member-sealing');

/** GJ0301. */
export const accountOpeningNote = noteOf('gj0301-account-opening');

/** GJ0304. */
export const memberReopeningNote = noteOf('gj0304-member-reopening');

/** GJ0312. */
export const sealReasonNote = noteOf('gj0312-seal-reason');

/** GJ0311. */
export const phoneChangeNote = noteOf('gj0311-phone-change');

/** GJ0314. */
export const addressChangeNote = noteOf('gj0314-address-change');

/** GJ0203. */
export const baseAdjustmentNote = noteOf('gj0203-base-adjustment');
