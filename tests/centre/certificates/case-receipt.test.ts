import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { checkPaper } from '@mocks/centre/certificates/certificate-check';
import { documentOfActor } from '@mocks/centre/documents/document';
import { type DocumentFace, layOutDocument } from '@mocks/centre/documents/layout';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { review } from '@mocks/centre/office/review';
import { RENT_TERMS } from '@mocks/data/agreements';
import { expect, it } from 'vitest';
import { tq0102 } from '../../contracts/flows/tq0102-building';
import { tq0199 } from '../../contracts/flows/tq0199-other-reason';
import { fileCentre } from '../../file-centre';
import { LIU_YANG } from '../fixture';
import { withdrawal } from '../withdrawal-fixture';

const FACE: DocumentFace = {
  zmbh: 'ZM20261121000001',
  yzm: 'KRV4YE43',
  numberLabel: '文书编号',
  issued: '2026-11-23 09:00:00',
  validUntil: '',
  voided: false,
  centre: '云州市住房公积金管理中心',
  host: 'www.example.cn',
};
const REMEDIES = '对结果有异议的，可在收到结果之日起60日内申请行政复议，或在6个月内提起行政诉讼';

const centre = fileCentre();
const repair = withdrawal('TQ0102', tq0102, ['0305', '0307', '0308']);

/** What stands on each sheet of the paper. */
const sheets = (tx: Transaction, ywlsh: string) =>
  layOutDocument(documentOfActor(tx, LIU_YANG, issueReceipt(tx, LIU_YANG, { ywlsh }).zmbh).content, FACE).map((page) =>
    page.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(''),
  );

it('a refusal says on its first sheet why, by which rule and what may be done against it', () =>
  centre.transact((tx) => {
    const { ywlsh } = repair.send(tx, LIU_YANG);
    review(tx, { ywlsh, result: 'refuse', opinion: '批准文件与房屋不符' });
    const [first = '', ...more] = sheets(tx, ywlsh);
    expect(first).toContain('原因：批准文件与房屋不符');
    expect(first).toContain('依据：《住房公积金管理条例》（国务院令第844号修订）第二十四条，');
    expect(first).toContain('下一步：核实情况后重新申请');
    expect(first).toContain(REMEDIES);
    expect(more.join('')).not.toContain('原因：');
    // As it was agreed to, and too long for a message.
    expect(RENT_TERMS).toContain(REMEDIES);
    expect(JSON.stringify(listMessages(tx, LIU_YANG, { page: 1, size: 5 }))).not.toContain('行政复议');
  }));

it('what was not refused has no remedies, and ends with its course', () =>
  centre.transact((tx) => {
    const { ywlsh } = repair.send(tx, LIU_YANG);
    const paper = sheets(tx, ywlsh).join('');
    expect(paper).not.toContain('行政复议');
    expect(paper).toContain('办理进度可在网上办事大厅的“我的办件”中查看');
  }));

it('says the sum once, by the one name that it has', () =>
  centre.transact((tx) => {
    const { ywlsh } = withdrawal('TQ0199', tq0199).send(tx, LIU_YANG);
    const { facts } = documentOfActor(tx, LIU_YANG, issueReceipt(tx, LIU_YANG, { ywlsh }).zmbh).content;
    expect(facts.filter(({ label }) => label.includes('金额'))).toEqual([{ label: '申请提取金额', value: '500.00元' }]);
  }));

it('whoever checks the paper of a return hears how the case stands now', () =>
  centre.transact((tx) => {
    const { ywlsh } = repair.send(tx, LIU_YANG);
    const receipt = issueReceipt(tx, LIU_YANG, { ywlsh });
    const check = () => checkPaper(tx, { address: 'here', agent: '', wall: 0 }, receipt);
    expect(check()).toMatchObject({ zw: true, ywxz: '待审核' });
    review(tx, { ywlsh, result: 'refuse', opinion: '批准文件与房屋不符' });
    expect(check()).toMatchObject({ zw: true, jg: expect.stringContaining('该文书'), ywxz: '审核不通过' });
  }));
