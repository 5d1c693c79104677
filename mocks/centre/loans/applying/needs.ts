import { fundTime } from '@/domain/dates';
import { isNewHome } from '@/schema/individual/gd0101-loan-application';
import { familyPaper } from '../../cases/family';
import type { Need } from '../../cases/materials/material-needs';
import type { Application } from '../../cases/rule';
import { personOf } from '../../kernel/people';
import type { Transaction } from '../../kernel/transaction';
import { isHomeRegistered, spouseOf } from '../../registers/registers';

const BUILDING = ['04', '05'];
/** Guarantees that need documents; a plain mortgage of the home does not. */
const WITH_PAPERS = ['02', '03', '71', '74', '75', '76', '99'];

/** Materials of a loan application (docs/rules/gd0101-loan-application.md, Materials). */
export function loanNeeds({ tx, actor }: Application, zstj: Readonly<Record<string, string>>): Need[] {
  const { dklx = '', dkyt = '', hyzk = '', dkdblx = '', bdcqzh = '', gtjkrs = '0' } = zstj;
  const { zjhm } = personOf(tx, actor);
  const register = (name: string) => `系统已核验，免交（${name}，${fundTime(tx.now())}）`;
  const married = spouseOf(tx.store, zjhm) !== undefined;
  const otherwise = familyPaper(tx, { zjhm }, zstj).length > 0;
  return [
    need('0101', '居民身份证（人像面、国徽面）', '1', register('电子证照库')),
    need('0103', '婚姻证明（结婚证/离婚证/协议）', '1', otherwise ? '' : marriageCheck(hyzk, married, register)),
    ...homePapers(tx, { dkyt, bdcqzh, zjhm }, register),
    ...(dkyt === '06' ? [] : [need('0302', '首付款或全款发票/收据', '1', '')]),
    need('0501', '收入证明', '0', ''),
    { ...need('0502', '征信查询授权书', '1', '系统生成，提交时在线签署'), xtsc: true },
    ...(WITH_PAPERS.includes(dkdblx) ? [need('0503', '抵押/质押/保证材料', '2', '')] : []),
    ...(dklx === '3' ? [need('0504', '原商贷合同及结清意向', '2', '')] : []),
    // Co-borrowers are identified when they sign.
    ...(Number(gtjkrs) > 0 ? [need('0505', '共同借款人材料', '2', register('电子证照库，签署时人脸核验'))] : []),
  ];
}

function homePapers(
  tx: Transaction,
  { dkyt, bdcqzh, zjhm }: { dkyt: string; bdcqzh: string; zjhm: string },
  register: (name: string) => string,
): Need[] {
  if (isNewHome({ dkyt })) return [need('0301', '购房合同（网签备案）', '1', register('商品房网签备案系统'))];
  if (BUILDING.includes(dkyt)) {
    return [need('0305', '建设规划许可/宅基地或翻建批准文件', '1', ''), need('0307', '工程合同或费用凭证', '1', '')];
  }
  const known = isHomeRegistered(tx.store, bdcqzh, zjhm);
  return [
    ...(dkyt === '02' ? [need('0301', '购房合同（网签备案）', '1', '')] : []),
    need('0303', '不动产权证书', '1', known ? register('不动产登记系统') : ''),
  ];
}

function marriageCheck(hyzk: string, married: boolean, register: (name: string) => string): string {
  if (hyzk === '20') return married ? register('民政婚姻登记系统') : '';
  // Only the marriage register can prove that a person never married.
  return hyzk === '10' && !married ? register('民政婚姻登记系统，无登记记录') : '';
}

function need(wjlxId: string, wjmc: string, sfbs: Need['sfbs'], mjsm: string): Need {
  return { wjlxId, wjmc, sfbs, mjsm };
}
