import { expect, it } from 'vitest';
import { paperName, remediesOf } from '@/domain/documents/case-paper';

const note = (mc: string, lx: string) => ({ ztsm: { mc, lx } });

it.each([
  [{ ywzt: '98' }, '受理回执', false],
  [{ ywzt: '98', dfh: true, ...note('待单位复核', 'waiting') }, '提交回执', false],
  [{ ywzt: '98', bzdfh: true, ...note('待单位复核', 'waiting') }, '受理回执', false],
  [{ ywzt: '97' }, '补正通知书', false],
  // Sent back by the unit's own second operator, before the centre had it or after.
  [{ ywzt: '97', dfh: true }, '复核退回通知书', false],
  [{ ywzt: '97', bzdfh: true }, '复核退回通知书', false],
  // An automatic remittance ends there: the centre has refused nothing.
  [{ ywzt: '80', dfh: true }, '复核退回通知书', false],
  [{ ywzt: '80' }, '不予通过通知书', true],
  [{ ywzt: '80', ...note('扣款未成功', 'ended') }, '扣款未成功通知书', false],
  [{ ywzt: '81', ...note('扣款失败，待再次扣款', 'attention') }, '扣款失败通知书', false],
  [{ ywzt: '85', dfh: true }, '撤回确认书', false],
  [{ ywzt: '85', ...note('已取消', 'ended') }, '撤回确认书', false],
  [{ ywzt: '86' }, '失效通知书', false],
  [{ ywzt: '99' }, '办结通知书', false],
  [{ ywzt: '99', ...note('办结，约定生效中', 'done') }, '办结通知书', false],
  // The centre has done its part and waits for others, who then say nothing.
  [{ ywzt: '99', ...note('待职工本人确认', 'waiting') }, '受理回执', false],
  [{ ywzt: '99', ...note('职工未确认', 'ended') }, '职工未确认通知书', false],
])('the paper of %j is called %s', (standing, name, appealable) => {
  expect(paperName(standing)).toBe(name);
  expect(remediesOf(standing) !== '').toBe(appealable);
});
