import { Alert } from 'antd';
import type { CaseDetail } from '@/api/business';
import type { LabelledValue } from '@/api/labelled-value';
import { remediesOf } from '@/domain/case-paper';
import { sumName } from '@/domain/case-sum';
import { peopleText } from '@/domain/counts';
import { byEndOf } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { CaseCourse } from '@/engine/case/CaseCourse';
import { CaseState } from '@/engine/case/CaseState';
import { isOver, promiseFigures, reasonLabel, takenFigures } from '@/engine/case/case-words';
import { StateNotice } from '@/engine/case/StateNotice';
import { CaseDocuments } from '@/engine/documents/CaseDocuments';
import { MenuLink } from '@/engine/flow/MenuLink';
import { ArchiveFiles } from '@/engine/materials/ArchiveFiles';
import { Signatures } from '@/engine/sign/Signatures';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { CaseNote } from './CaseNote';
import styles from './my-office.module.css';

/** State of a material whose files were sent back. */
const RETURNED = '3';

/** What is known of a case: how it stands and why, what was applied for, papers, signatures, the way it went. */
export function CaseView({ found }: { found: CaseDetail }) {
  return (
    <>
      <Overview found={found} />
      <Card label="申请内容">
        <h2>申请内容</h2>
        <div className={styles.application}>
          <Figures items={marked(found)} />
        </div>
        {changesBeside(found).map(({ label, value }) => (
          <Alert key={label} type="warning" showIcon title={`${label}与退回前不同：${value}`} />
        ))}
        {found.cl.length > 0 && (
          <>
            <h3>申请材料</h3>
            <ul>
              {found.cl.map((material) => (
                <li key={`${material.wjmc} ${material.wjm}`}>
                  {material.wjmc}：<bdi>{material.wjm || dictionaryLabel('clzt', material.clzt)}</bdi>
                  {material.wjm && material.clzt === RETURNED && `（${dictionaryLabel('clzt', RETURNED)}）`}
                </li>
              ))}
            </ul>
          </>
        )}
        <ArchiveFiles ywlsh={found.ywlsh} />
        <Signatures key={found.lc.length} ywlsh={found.ywlsh} />
      </Card>
      <div data-print="hide">
        <Card label="回执与文书">
          <h2>回执与文书</h2>
          {/* A step further makes another receipt. */}
          <CaseDocuments key={found.lc.length} {...found} />
        </Card>
      </div>
      <CaseCourse found={found} />
      <CaseNote ywlsh={found.ywlsh} />
    </>
  );
}

/** Each item that is otherwise than in the version that was returned says what it was. */
function marked({ sqnr, fhxg = [] }: CaseDetail): LabelledValue[] {
  const former = new Map(fhxg.map(({ label, value }) => [label, value]));
  return sqnr.map((item) =>
    former.has(item.label) ? { ...item, value: `${item.value}（已改，原为${former.get(item.label) || '空'}）` } : item,
  );
}

/** What changed beside the items: rows, files, items that are gone. */
function changesBeside({ sqnr, fhxg = [] }: CaseDetail): LabelledValue[] {
  const shown = new Set(sqnr.map(({ label }) => label));
  return fhxg.filter(({ label }) => !shown.has(label));
}

function Overview({ found }: { found: CaseDetail }) {
  return (
    <Card label="办件概况">
      <h2>
        {found.ywmc} <CaseState of={found} />
      </h2>
      <Figures
        items={[
          { label: '业务流水号', value: found.ywlsh },
          ...found.sqr.map(({ label, value }) => ({ label, value: value && <bdi>{value}</bdi> })),
          ...takenFigures(found),
          ...promiseFigures(found).map(({ label, value }) => ({
            label,
            value: (
              <>
                {value || '--'}
                {found.cq && <span className={styles.overdue}>已超过承诺办结日，您可以拨打12329查询</span>}
              </>
            ),
          })),
          ...(isOver(found.ywzt) ? [] : [{ label: '当前状态停留', value: `${found.tlts}天` }]),
          { label: '办理渠道', value: found.blqd },
          // Who never named a branch has none: what is done online is no branch's.
          ...(found.ywwd ? [{ label: '受理网点', value: found.ywwd }] : []),
          // As on the receipt: most businesses are about no sum.
          ...(sumName(found) ? [{ label: sumName(found), value: formatMoney(found.je) }] : []),
          ...(found.jbrxm
            ? [
                { label: '经办人', value: found.jbrxm },
                ...(found.fhrxm ? [{ label: '复核人', value: found.fhrxm }] : []),
                { label: '涉及人数', value: found.sjrs ? peopleText(found.sjrs) : '--' },
              ]
            : []),
        ]}
      />
      {found.bldx && (
        <p data-links data-print="hide">
          <MenuLink to={found.bldx.lj}>{found.bldx.mc}</MenuLink>
        </p>
      )}
      {found.clqx && (
        <Alert type="warning" showIcon title={`请于${byEndOf(found.clqx)}处理，逾期未处理的申请自动失效`} />
      )}
      {/* Why it failed is said once, with the rule and the next step, under the name that its state has everywhere. */}
      {found.ztsm && !found.sbyy && <StateNotice note={found.ztsm} />}
      {found.sbyy && (
        <Alert
          type="error"
          showIcon
          title={`${found.ztsm?.mc ?? reasonLabel(found.ywzt)}：${found.sbyy.yy}`}
          description={
            <>
              {(found.bz ?? []).map(({ lx, bh, mc, yj }) => (
                <p key={`${lx} ${bh}`}>
                  {mc}：{yj}
                </p>
              ))}
              <p>依据：{found.sbyy.gz}</p>
              <p>下一步：{found.sbyy.xyb}</p>
              {remediesOf(found) && <p>{remediesOf(found)}</p>}
              {found.ztsm?.lj && (
                <p data-print="hide">
                  <MenuLink to={found.ztsm.lj}>{found.ztsm.ljmc}</MenuLink>
                </p>
              )}
            </>
          }
        />
      )}
      {found.cgsm && (
        <div data-print="hide">
          <Alert type="info" showIcon title={found.cgsm} />
        </div>
      )}
      {found.dzje && (
        <Alert
          type="success"
          showIcon
          title={`到账金额${formatMoney(found.dzje)}，到账日期${found.dzrq ?? '--'}${found.grzhye ? `，账户余额${formatMoney(found.grzhye)}` : ''}`}
        />
      )}
      {found.pj === '2' && <p>您已评价本次办件，感谢您的意见。</p>}
    </Card>
  );
}
