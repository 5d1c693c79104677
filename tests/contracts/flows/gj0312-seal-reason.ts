import { memberRowsFixture } from './member-rows';

/** A reason that no paper has to prove. */
export const gj0312 = memberRowsFixture('GJ0312', { xfcyy: '03', xgyy: '原来登记有误' }, { grzhzt: '02' });
