import { memberRowsFixture } from './member-rows';

/** A sealed member comes back. */
export const gj0304 = memberRowsFixture('GJ0304', { qfyy: '02', grjcjs: '9000.00', sxny: '2026-12' }, { grzhzt: '02' });
