// @vitest-environment node
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { type ComplaintWorld, openForComplaints } from './complaint-world';

let centre: ComplaintWorld;
beforeAll(async () => {
  centre = await openForComplaints();
});
afterEach(() => centre.reset());

it('accepted, passed on, answered, told by SMS, published, reviewed once, evaluated', async () => {
  const zhang = await centre.zhang();
  const { tsbh } = (await centre.add(zhang, { hfhs: '2' })).data;
  const sms = async () => (await centre.smsTo(PEOPLE.张建国.sjhm)).find(({ text }) => text?.includes(tsbh))?.text;
  expect((await centre.act(tsbh, 'accept')).data.zt).toBe('2');
  expect((await centre.act(tsbh, 'transfer', '请贷款管理处答复')).data.zt).toBe('2');
  expect(await sms()).toContain('已转贷款管理处办理');
  expect((await centre.grade(zhang, tsbh, '5')).msg).toContain('还没有答复');
  expect((await centre.act(tsbh, 'answer', '每人每月最高1,500.00元。')).data.zt).toBe('3');
  expect(await sms()).toContain('贷款管理处已答复');
  const guest = (await centre.view(tsbh)).data;
  expect(guest).toMatchObject({ xm: '张**', df: [{ dfnr: '每人每月最高1,500.00元。', fh: '0' }] });
  expect(guest.lc.map(({ jdmc }: { jdmc: string }) => jdmc)).toEqual(['提交', '受理', '转办', '答复']);

  expect((await centre.review(zhang, tsbh, '不满意')).data.fieldErrors.yy).toContain('不少于10个字');
  expect((await centre.review(zhang, tsbh, '答复没有说明已备案的情况')).code).toBe('0');
  expect((await centre.view(tsbh, zhang)).data).toMatchObject({ zt: '2', bmmc: '督查审计处', kfh: '0' });
  expect((await centre.act(tsbh, 'answer', '已备案的每户每月最高3,000.00元。')).data.zt).toBe('3');
  expect((await centre.review(zhang, tsbh, '还是不满意，再看一次吧')).msg).toContain('只能申请一次');
  expect((await centre.grade(zhang, tsbh, '9')).data.fieldErrors).toHaveProperty('pjdj');
  expect((await centre.grade(zhang, tsbh, '4', '说清楚了')).code).toBe('0');
  expect((await centre.view(tsbh, zhang)).data).toMatchObject({ zt: '4', pjdj: '4', kpj: '0' });
  expect((await centre.grade(await centre.li(), tsbh, '5')).msg).toContain('没有找到这件诉求');
});

it('accepted the next day by itself; late is urged once and said so', async () => {
  const li = await centre.li();
  const { tsbh, cnrq } = (await centre.add(li)).data;
  await centre.later(1);
  expect((await centre.view(tsbh, li)).data).toMatchObject({ zt: '2', cq: '0' });
  await centre.later(14);
  const { data } = await centre.view(tsbh, li);
  expect(data).toMatchObject({ zt: '2', cq: '1', cnrq });
  expect(data.lc.filter(({ jdmc }: { jdmc: string }) => jdmc === '督办')).toHaveLength(1);
  const { list } = await centre.transact((tx) => listMessages(tx, li.actor, { page: 1, size: 20 }));
  expect(list.filter(({ title }) => title === '诉求延期致歉')).toHaveLength(1);
});

it('a unit is addressed as one, from the receipt to the answer of the review', async () => {
  const unit = await centre.unit();
  const { tsbh, dfsm } = (await centre.add(unit, { hfhs: '2' })).data;
  expect(dfsm).toContain('短信通知贵单位');
  await centre.later(40);
  const answer = () => centre.act(tsbh, 'answer', '已经核实，谢谢。');
  await answer();
  await centre.review(unit, tsbh, '答复与办理结果不符，请复核');
  await answer();
  const told = (await centre.outbox()).flatMap(({ text = '' }) => (text.includes(tsbh) ? [text] : [])).reverse();
  expect(told).toEqual([
    expect.stringContaining('贵单位的诉求“租房提取的限额是多少”'),
    expect.stringContaining('贵单位的诉求“租房提取的限额是多少”'),
    expect.stringContaining('已答复贵单位的诉求'),
    expect.stringContaining('贵单位对诉求“租房提取的限额是多少”'),
    expect.stringContaining('已答复贵单位的诉求'),
  ]);
});
