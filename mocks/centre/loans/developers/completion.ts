// The day on which a building is finished gives guarantees back: planned it is a word, established it is a filing that a clerk has read.
import type { PlainDate } from '@/domain/dates';
import type { Completion } from '@/domain/project-state';
import type { FieldReader } from '../../cases/field-reader';
import type { Need } from '../../cases/materials/material-needs';

/** 建设工程竣工验收备案表: a number of our own, the catalogue has none. */
export const COMPLETION_PAPER: Need = { wjlxId: '0606', wjmc: '建设工程竣工验收备案表', sfbs: '1', mjsm: '' };

/** Whether the day says that something is finished which was not, or was on another day. */
export function claimsCompletion(jgrq: string, today: PlainDate, former: Completion | undefined): boolean {
  return jgrq !== '' && jgrq <= today && !(former?.established && former.jgrq === jgrq);
}

/** What is finished is not planned again. */
export function refuseReplanned(reader: FieldReader, jgrq: string, today: PlainDate, former: Completion | undefined) {
  if (former?.established && jgrq > today) reader.fail('jgrq', `${former.jgrq}已竣工备案，竣工日期不能晚于今天`);
}
