// Completion of buildings, which releases guarantees: planned by the developer's date, established by a filing that a clerk has checked.
import type { PlainDate } from '@/domain/dates';
import type { ProjectCompletion } from '@/domain/loan/project-state';
import type { FieldReader } from '../../cases/field-reader';
import type { Need } from '../../cases/materials/material-needs';

/** 建设工程竣工验收备案表; 0606 is the hall's own code (docs/rules/kh0104-project-admission.md, Materials). */
export const COMPLETION_PAPER: Need = { wjlxId: '0606', wjmc: '建设工程竣工验收备案表', sfbs: '1', mjsm: '' };

/** Returns whether the day newly states a completion, or changes its day. */
export function claimsCompletion(jgrq: string, today: PlainDate, former: ProjectCompletion | undefined): boolean {
  return jgrq !== '' && jgrq <= today && !(former?.established && former.jgrq === jgrq);
}

/** Refuses a planned day after an established completion. */
export function refuseReplanned(
  reader: FieldReader,
  jgrq: string,
  today: PlainDate,
  former: ProjectCompletion | undefined,
) {
  if (former?.established && jgrq > today) reader.fail('jgrq', `${former.jgrq}已竣工备案，竣工日期不能晚于今天`);
}
