import { summaryOfContent, tablesOfContent } from '@mocks/centre/documents/document-summary';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../people';

const paper = (label: string, value: string) => ({ title: '', facts: [{ label, value }], seal: true });

it.each([
  ['申请人', '阿依古丽·买买提', '阿*******'],
  ['患者', '钱小宝（子女）', '钱**（子女）'],
  ['配偶', '何静（110***********2046）', '何*（110***********2046）'],
  ['被继承人', '孙德明（110***********0114）', '孙**（110***********0114）'],
  ['账户所有人', '孙德明', '孙**'],
  ['新法定代表人', '郑 一', '郑**'],
  ['授权人（借款人）', '罗岚', '罗*'],
  [
    '共同借款人',
    '方立（其他，110***********1614）、唐悦（父母，110***********2742）',
    '方*（其他，110***********1614）、唐*（父母，110***********2742）',
  ],
  // Written by no hand of ours: whole numbers among the words.
  ['共同借款人', `赵敏（其他，${PEOPLE.赵敏.zjhm}）`, '赵*（其他，330***********1027）'],
  ['保证人', `方立（${PEOPLE.张建国.zjhm}）`, '方*（110***********1219）'],
  ['联系方式', '手机13912340000', '手机139****0000'],
  ['统一社会信用代码', '911101050000000006', '911101050000000006'],
  ['业务流水号', '10012026120100000003', '10012026120100000003'],
  ['出租方', '赵敏', '赵*'],
  // Words, kinds and units are nobody's name.
  ['与借款人关系', '配偶', '配偶'],
  ['法定代表人证件类型', '身份证', '身份证'],
  ['出租方', '云州安居租赁有限公司', '云州安居租赁有限公司'],
  ['贷款人', '云州市住房公积金管理中心', '云州市住房公积金管理中心'],
  ['被继承人证件号码', PEOPLE.孙德明.zjhm, '110***********0114'],
])('whoever checks a paper reads %s %s as %s', (label, value, shown) => {
  expect(summaryOfContent(paper(label, value))).toEqual([{ label, value: shown }]);
});

it('who is named on a line or beside it is named no more fully in the words of a table', () => {
  const [course] = tablesOfContent({
    ...paper('借款人', '罗岚'),
    people: ['江澄'],
    tables: [
      { head: ['环节', '办理', '意见'], rows: [['拒绝签署', '江澄', '江澄（共同借款人）拒绝签署：未与罗岚商定']] },
    ],
  });
  expect(course?.mx).toEqual([['拒绝签署', '江*', '江*（共同借款人）拒绝签署：未与罗*商定']]);
});

it('a unit and a name of one character are covered nowhere in the words of a table', () => {
  const [course] = tablesOfContent({
    ...paper('申请人', '云州安居租赁有限公司、江'),
    tables: [{ head: ['意见'], rows: [['云州安居租赁有限公司已盖章，房屋在江畔']] }],
  });
  expect(course?.mx).toEqual([['云州安居租赁有限公司已盖章，房屋在江畔']]);
});
