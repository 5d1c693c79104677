import { peopleFigure } from '@/domain/members/batch-figures';
import { peopleText } from '@/domain/text/counts';
import { maskPhone } from '@/domain/text/mask';
import { phoneColumns, phoneFaults } from '@/schema/unit/gj0311-phone-change';
import { phoneChangeNote } from '../../../data/notes/account-notes';
import { persons, unitOf } from '../../kernel/people';
import { actorOf } from '../../kernel/transaction';
import { newPhoneProblem } from '../../members/info/info-codes';
import {
  CLOSED_PROPOSAL_STATES,
  PROPOSAL_STATES,
  phonesNote,
  proposalState,
  proposePhone,
} from '../../members/info/phone-confirmations';
import { phonesOnce } from '../../members/info/phones-once';
import { memberBatchRule } from '../../members/member-batch';
import { findMember, pickedMember } from '../../members/unit/unit-members-pick';

/** New mobile numbers of several members (docs/rules/gj0311-phone-change.md); each takes effect once the member confirms it. */
export const phoneChange = memberBatchRule({
  ywlx: 'GJ0311',
  ywmc: '批量修改手机号',
  notice: phoneChangeNote,
  label: '修改明细',
  columns: phoneColumns,
  key: 'grzh',
  states: ['01', '02', '03'],
  noConcurrentChange: [],
  judge: (tx, actor) => {
    const twice = phonesOnce();
    return (row): Record<string, string> => {
      const { grzh = '', xsjhm = '' } = row;
      const found = pickedMember(tx, actor, grzh);
      if ('why' in found) return { grzh: found.why };
      const problem = twice(xsjhm, grzh) ?? (xsjhm && newPhoneProblem(tx, found.member, xsjhm));
      return { ...(problem ? { xsjhm: problem } : {}), ...phoneFaults(row, found.member) };
    };
  },
  figures: (_, __, rows) => ({ hz: [peopleFigure('xgrs', '修改人数', rows.length)] }),
  facts:
    ({ store }) =>
    ({ grzh = '' }) => ({ sjhm: persons(store).get(grzh)?.sjhm ?? '' }),
  undone: (tx, { grzh = '' }, { ywlsh }) => {
    const state = proposalState(tx, grzh, ywlsh);
    return CLOSED_PROPOSAL_STATES.includes(state) ? PROPOSAL_STATES[state] : '';
  },
  shown: {
    lm: ['姓名', '个人账号', '原手机号', '新手机号', '职工确认状态'],
    names: ['xingming', 'grzh', '', 'xsjhm', ''],
    widths: [3, 4, 4, 4, 4],
    cells: (tx, { grzh = '', xsjhm = '' }, { ywlsh }, { sjhm: former = '' }) => {
      const person = persons(tx.store).get(grzh);
      const state = PROPOSAL_STATES[proposalState(tx, grzh, ywlsh)];
      return [person?.xingming ?? '', grzh, maskPhone(former) || '--', maskPhone(xsjhm), state];
    },
  },
  waits: (tx, { grzh = '' }, { ywlsh }) => proposalState(tx, grzh, ywlsh) === 'awaited',
  book: (tx, { owner, ywlsh: id }, rows) => {
    const actor = actorOf(owner);
    const { dwmc } = unitOf(tx, actor);
    for (const { grzh = '', xsjhm: sjhm = '' } of rows) {
      const { grzh: own } = findMember(tx, actor, grzh);
      proposePhone(tx, { id, grzh: own, sjhm, dwmc });
    }
  },
  note: (store, record) => phonesNote(store, record, Number(record.values.rs)),
  message: ({ ywzt, ywmc, ywlsh, values }) =>
    ywzt === '99'
      ? {
          title: `${ywmc}：已发送确认短信`,
          nr: `贵单位的${ywmc}（${ywlsh}）已向${peopleText(values.rs ?? '')}的新手机号发送确认短信，待职工本人确认后生效；确认结束后告知结果。`,
        }
      : undefined,
  done: { jdmc: '发送确认短信', yj: (people) => `已向${people}的新手机号发送确认短信，职工本人确认后生效` },
});
