import type { LabelledValue } from '@/api/client/labelled-value';
import { FINISHED_HOMES, PROJECT, projectCompletionText } from '@/domain/loan/project-state';
import { namesText } from '@/domain/text/counts';
import { maskedPair, maskPhone } from '@/domain/text/mask';
import { typedText } from '@/lib/foreign-json';
import { labelsOf } from '@/schema/define-schema';
import { projectFields } from '@/schema/developer/kh0104-project-admission';
import { PROJECT_RULES } from '../../../data/menus/rule-names';
import { admissionNote } from '../../../data/notes/developer-notes';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { automaticCompletionText } from '../../cases/completion-text';
import { FieldReader, labelOf } from '../../cases/field-reader';
import type { Need } from '../../cases/materials/material-needs';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues } from '../../cases/rule';
import type { DeveloperRecord } from '../../kernel/people';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { buildings, buildingsOf, type ProjectAccount, projectAccounts } from '../../loans/buildings';
import { COMPLETION_PAPER, claimsCompletion, refuseReplanned } from '../../loans/developers/completion';
import { developerOf } from '../../loans/developers/developer-views';
import { checkPermit, permitNeed } from '../../loans/developers/presale-permit';
import { type Holding, holdings, NEW, projectAbout } from '../../loans/developers/project-holdings';
import {
  completionOf,
  enterProject,
  escrowBankOf,
  openBuildings,
  projectOfCase,
  projectOfDeveloper,
} from '../../loans/developers/projects';
import { awaitsPayout } from '../../loans/developers/running-sales';

const LABELS = labelsOf(projectFields);
/** Fields of an admitted property that can be changed. */
const CHANGEABLE = ['ysxkz', 'jgrq', 'jgzh', 'lxr', 'lxdh'] as const;
type Changeable = (typeof CHANGEABLE)[number];
const CONTACT: readonly string[] = ['lxr', 'lxdh'];

/** KH0104 楼盘准入申请: a new property, or a change of an admitted one (docs/rules/kh0104-project-admission.md; the code is the hall's own). */
export const projectAdmission: BusinessRule = {
  ywlx: 'KH0104',
  ywmc: '楼盘准入与变更',
  area: 'developer',
  kind: 'developer',
  notice: admissionNote,
  name: ({ sqlx }) => (sqlx === '2' ? '楼盘变更' : '楼盘准入申请'),
  matters: [{ sqlx: NEW }, { sqlx: '2' }],
  days: 10,
  subject: { mc: '楼盘', of: ({ sqlx, lpbh, lpmc }) => String((sqlx === NEW ? lpmc : lpbh) ?? '') },
  about: (store, record) => {
    const project = projectAbout(store, record);
    return project && { lj: `/kfswt/cx_yw/lp_cx/ldb?lpbh=${project.lpbh}`, mc: '查看楼盘' };
  },
  conditions: (application) => [qualified(application)],
  needs,
  assess,
  accepted: (tx, record) => {
    if (record.values.sqlx === NEW) enterProject(tx, record, PROJECT.inReview);
  },
  approve: (tx, record, approval) => {
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const yj = record.values.sqlx === NEW ? admit(tx, passed) : change(tx, passed);
    return moveCase(tx, passed, {
      to: '99',
      jdmc: record.values.sqlx === NEW ? '准入' : '变更生效',
      clr: '系统',
      yj,
    });
  },
  ended: ({ store }, { ywlsh }) => {
    const mine = projectOfCase(store, ywlsh);
    if (mine?.zt === PROJECT.inReview) projectAccounts(store).delete(mine.lpbh);
  },
  note: (store, { ywzt, ywlsh }) => {
    const project = projectOfCase(store, ywlsh);
    // The note stays until the property has a building, because without homes nothing can be sold.
    if (ywzt !== '99' || !project || buildingsOf(store, project.lpbh).length > 0) return undefined;
    const nr = '准入后请在“楼栋表”导入房屋，购房人才能选择';
    return { mc: labelOf('ywzt', '99'), lx: 'done', nr, mx: [], ...importOf(project) };
  },
  message: ({ ywzt, ywmc, ywlsh, lc }, { store }) => {
    if (ywzt !== '99') return undefined;
    const project = projectOfCase(store, ywlsh);
    const nr = `贵公司的${ywmc}（${ywlsh}）${automaticCompletionText({ lc })}`;
    return { title: `${ywmc}已办结`, nr, ...(project && importOf(project)) };
  },
};

const importOf = ({ lpbh }: ProjectAccount) => ({ lj: `/kfswt/cx_yw/lp_cx/ldb/dr?lpbh=${lpbh}`, ljmc: '导入房屋' });

function qualified({ tx, actor }: Application) {
  const { zzyxq } = developerOf(tx, actor);
  const mz = zzyxq >= tx.today();
  return {
    tjbh: 'ZZYX',
    tjmc: '开发企业资质在有效期内',
    mz,
    sjz: `有效期至${zzyxq}`,
    yqz: '未过期',
    yj: PROJECT_RULES,
    xyb: '请先在“开发商信息维护”中更新资质',
    ljs: [{ lj: '/kfswt/cx_yw/xx_cx/kfsxxwh', mc: '去更新资质' }],
    refusal: '资质有效期已过，请先更新资质',
  };
}

function needs(
  { tx, actor }: Application,
  { sqlx, ysxkz = '', jgzh = '', jgrq = '', fwlx, lpbh }: Readonly<Record<string, string>>,
): Need[] {
  const developer = developerOf(tx, actor);
  const permit = permitNeed(tx, developer, ysxkz);
  const agreement: Need = { wjlxId: '0604', wjmc: '保证金、监管账户协议', sfbs: '1', mjsm: '' };
  if (sqlx !== '2') {
    const permits: Need = { wjlxId: '0603', wjmc: '土地、规划、施工许可', sfbs: '1', mjsm: '' };
    const table: Need = { wjlxId: '0605', wjmc: '楼盘表', sfbs: '1', mjsm: '' };
    return [permit, permits, agreement, table, ...(fwlx === FINISHED_HOMES ? [COMPLETION_PAPER] : [])];
  }
  const former = projectOfDeveloper(tx.store, developer, lpbh ?? '');
  const another = jgzh !== '' && jgzh !== former?.jgzh;
  const finished = claimsCompletion(jgrq, tx.today(), former && completionOf(former));
  return [
    ...(ysxkz !== '' && ysxkz !== former?.ysxkz ? [permit] : []),
    ...(another ? [agreement] : []),
    ...(finished ? [COMPLETION_PAPER] : []),
  ];
}

function assess({ tx, actor, ywlsh }: Application, raw: RawValues): Assessment {
  const developer = developerOf(tx, actor);
  const reader = new FieldReader(raw);
  const accounts = developer.sfzh.filter(({ zhxz }) => zhxz === '2');
  const rows = readFields(reader, projectFields, {
    today: tx.today(),
    options: {
      // The centre says itself what is wrong with another property.
      lpbh: [typedText(raw.lpbh)],
      jgzh: accounts.map(({ sfrzhhm }) => ({ value: sfrzhhm, label: accountText(sfrzhhm) })),
    },
  });
  const isNew = reader.values.sqlx === NEW;
  const others = holdings(tx.store, ywlsh).filter((one) => isNew || one.lpbh !== reader.values.lpbh);
  checkPermit(reader, tx, developer, others);
  const taken = others.find(({ jgzh }) => jgzh !== '' && jgzh === reader.values.jgzh);
  if (taken) reader.fail('jgzh', `该监管账户已用于“${taken.lpmc}”，一个监管账户只用于一个楼盘`);
  const { sqnr, manual } = isNew ? checkNew(reader, rows, others) : checkChange(reader, rows, tx, developer);
  return { ...reader.assessed(), manual, sqnr };
}

type Checked = Pick<Assessment, 'sqnr' | 'manual'>;

function checkNew(reader: FieldReader, rows: readonly LabelledValue[], others: readonly Holding[]): Checked {
  const { lpmc, bzjbl = '' } = reader.values;
  const named = others.find((one) => one.lpmc === lpmc);
  const stands = named?.zt === PROJECT.inReview ? '正在准入审核，请核对' : '已经登记，请核对或办理变更';
  if (named) reader.fail('lpmc', `“${lpmc}”${stands}`);
  if (reader.valid('bzjbl')) reader.values.bzjbl = String(Number(bzjbl));
  return { sqnr: rows.filter(({ key }) => key !== 'sqlx'), manual: ['楼盘准入须由中心审核'] };
}

function checkChange(
  reader: FieldReader,
  rows: readonly LabelledValue[],
  tx: Transaction,
  developer: DeveloperRecord,
): Checked {
  const { values } = reader;
  const { lpbh = '', jgzh = '' } = values;
  const jgrq = reader.valid('jgrq');
  const project = projectOfDeveloper(tx.store, developer, lpbh);
  if (lpbh !== '' && !project) reader.fail('lpbh', '未找到该楼盘，请重新选择');
  if (project && project.zt === PROJECT.inReview) reader.fail('lpbh', '该楼盘正在准入审核，审核通过后再办理变更');
  const former = project && completionOf(project);
  const finished = claimsCompletion(jgrq, tx.today(), former);
  refuseReplanned(reader, jgrq, tx.today(), former);
  const open = project && finished ? openBuildings(tx.store, project) : [];
  if (open.length > 0) {
    reader.fail(
      'jgrq',
      `${namesText(open, (count) => `${count}栋`)}尚未竣工，请先在“楼盘表导入”中填写各楼栋的竣工日期`,
    );
  }
  values.jgba = finished ? '1' : '';
  if (project && jgzh !== '' && jgzh !== project.jgzh && awaitsPayout(tx.store, lpbh)) {
    reader.fail('jgzh', '该账户存在待放款贷款，暂不能停用，请在放款后变更');
  }
  const changed = project ? changedIn(project, values) : [];
  if (project && changed.length === 0) reader.fail('lpbh', '未修改任何信息，无需提交');
  const key = changed.filter((name) => !CONTACT.includes(name));
  const turned = (name: Changeable, value: string) => {
    if (name === 'jgrq' && former) {
      return `${projectCompletionText(former)} → ${projectCompletionText({ jgrq, established: finished })}`;
    }
    const before = formerText(name, project?.[name] ?? '');
    return `${before} → ${maskedPair(before, value)}`;
  };
  return {
    sqnr: [
      { label: LABELS.lpmc, value: project?.lpmc ?? '' },
      ...changed.flatMap((name) => {
        const row = rows.find((one) => one.key === name);
        return row ? [{ ...row, value: turned(name, row.value) }] : [];
      }),
    ],
    manual: key.length > 0 ? [`变更${key.map((name) => LABELS[name]).join('、')}须由中心审核`] : [],
  };
}

const accountText = (jgzh: string) => `尾号${jgzh.slice(-4)}`;
function formerText(name: Changeable, value: string): string {
  if (name === 'jgzh') return accountText(value);
  return name === 'lxdh' ? maskPhone(value) : value;
}

function admit(tx: Transaction, record: CaseRecord): string {
  const { lpbh, lpmc, bzjbl, dkbl } = enterProject(tx, record, PROJECT.admitted);
  // Buildings entered during the review are admitted too.
  for (const building of buildingsOf(tx.store, lpbh)) buildings(tx.store).put(building.ldbh, { ...building, dkbl });
  return `“${lpmc}”（${lpbh}）自${tx.today()}起准入，贷款比例不超过房价的${dkbl}%，约定保证金比例${bzjbl}%；请在“楼栋表”导入房屋`;
}

function change(tx: Transaction, { owner, values }: CaseRecord): string {
  const developer = developerOf(tx, actorOf(owner));
  const project = projectOfDeveloper(tx.store, developer, values.lpbh ?? '');
  if (!project) throw new Error(`No property ${values.lpbh}`);
  const changed = changedIn(project, values);
  const finished = values.jgba === '1' && { jgba: '1' as const };
  const texts = Object.fromEntries(changed.map((name) => [name, values[name]]));
  const next: ProjectAccount = { ...project, ...texts, ...(finished && { fwlx: FINISHED_HOMES }) };
  const jgkhyh = next.jgzh === project.jgzh ? project.jgkhyh : escrowBankOf(developer, next.jgzh);
  projectAccounts(tx.store).put(project.lpbh, { ...next, jgkhyh });
  // The property's completion follows its last buildings.
  for (const building of buildingsOf(tx.store, project.lpbh))
    if (building.jgrq === project.jgrq)
      buildings(tx.store).put(building.ldbh, { ...building, jgrq: next.jgrq, ...finished });
  return `“${project.lpmc}”已变更：${changed.map((name) => LABELS[name]).join('、')}`;
}

/** Returns the changed fields; an unchanged day counts where it now states the completion. */
function changedIn(project: ProjectAccount, values: Readonly<Record<string, string>>) {
  return CHANGEABLE.filter(
    (name) => values[name] && (values[name] !== project[name] || (name === 'jgrq' && values.jgba === '1')),
  );
}
