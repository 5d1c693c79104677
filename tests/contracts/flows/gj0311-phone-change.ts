import { NEW_PHONES } from '../../people';
import { memberRowsFixture } from './member-rows';

/** One member of the unit: the new number waits for the member's own word. */
export const gj0311 = {
  ...memberRowsFixture('GJ0311', { xsjhm: NEW_PHONES.member }),
  outcome: /批量修改手机号已受理，待职工本人确认/,
};
