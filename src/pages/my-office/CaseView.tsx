import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { CaseDetail } from '@/api/cases/business';
import { fetchCaseNote } from '@/api/cases/business-note';
import type { LabelledValue } from '@/api/client/labelled-value';
import { sumName } from '@/domain/case-sum';
import { byEndOf } from '@/domain/dates';
import { remediesOf } from '@/domain/documents/case-paper';
import { formatMoney } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { CaseStateMark } from '@/engine/case/CaseStateMark';
import { CaseTimeline } from '@/engine/case/CaseTimeline';
import { acceptanceFigures, endFigures, isCaseOver, promiseFigures, stateReasonLabel } from '@/engine/case/case-text';
import { StateNotice } from '@/engine/case/StateNotice';
import { CaseDocuments } from '@/engine/documents/CaseDocuments';
import { MenuLink } from '@/engine/flow/MenuLink';
import { ArchiveFiles } from '@/engine/materials/ArchiveFiles';
import { Signatures } from '@/engine/sign/Signatures';
import { BusinessNoteText } from '@/engine/steps/BusinessNoteText';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './my-office.module.css';

/** State of a material whose files were sent back. */
const RETURNED = '3';

/** A case's state with reason, application data, documents, signatures and timeline. */
export function CaseView({ found }: { found: CaseDetail }) {
  return (
    <>
      <Overview found={found} />
      <Card label="申请内容">
        <h2>申请内容</h2>
        <div className={styles.application}>
          <Figures items={marked(found).filter((item) => item !== sumRow(found))} />
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
          {/* Each step issues a new receipt. */}
          <CaseDocuments key={found.lc.length} {...found} />
        </Card>
      </div>
      <CaseTimeline found={found} />
      <CaseNote ywlsh={found.ywlsh} />
    </>
  );
}

/** Items changed since the returned version state their former value. */
function marked({ sqnr, fhxg = [] }: CaseDetail): LabelledValue[] {
  const former = new Map(fhxg.map(({ label, value }) => [label, value]));
  return sqnr.map((item) =>
    former.has(item.label) ? { ...item, value: `${item.value}（已改，原为${former.get(item.label) || '空'}）` } : item,
  );
}

/** The item that says the sum of the overview again; its formula goes there. */
function sumRow(found: CaseDetail): LabelledValue | undefined {
  return sumName(found) ? found.sqnr.find(({ value }) => value === formatMoney(found.je)) : undefined;
}

/** Changes outside the items: rows, files, removed items. */
function changesBeside({ sqnr, fhxg = [] }: CaseDetail): LabelledValue[] {
  const shown = new Set(sqnr.map(({ label }) => label));
  return fhxg.filter(({ label }) => !shown.has(label));
}

function Overview({ found }: { found: CaseDetail }) {
  return (
    <Card label="办件概况">
      <h2>
        {found.ywmc} <CaseStateMark of={found} />
      </h2>
      <Figures
        items={[
          { label: '业务流水号', value: found.ywlsh },
          ...found.sqr.map(({ label, value }) => ({ label, value: value && <bdi>{value}</bdi> })),
          ...acceptanceFigures(found),
          ...promiseFigures(found).map(({ label, value }) => ({
            label,
            value: (
              <>
                {value || '--'}
                {found.cq && <span className={styles.overdue}>已超过承诺办结日，您可以拨打12329查询</span>}
              </>
            ),
          })),
          ...endFigures(found),
          ...(isCaseOver(found.ywzt) ? [] : [{ label: '当前状态停留', value: `${found.tlts}天` }]),
          { label: '办理渠道', value: found.blqd },
          // Online applications have no branch.
          ...(found.ywwd ? [{ label: '受理网点', value: found.ywwd }] : []),
          // As on the receipt: most businesses have no amount.
          ...(sumName(found) ? [{ ...sumRow(found), label: sumName(found), value: formatMoney(found.je) }] : []),
          ...(found.jbrxm
            ? [
                { label: '经办人', value: found.jbrxm },
                ...(found.fhrxm ? [{ label: '复核人', value: found.fhrxm }] : []),
                ...(found.sjrs ? [{ label: '涉及人数', value: peopleText(found.sjrs) }] : []),
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
      {/* A failure is explained once, with rule and next step, under the common name of its state. */}
      {found.ztsm && !found.sbyy && <StateNotice note={found.ztsm} />}
      {found.sbyy && (
        <Alert
          type="error"
          showIcon
          title={`${found.ztsm?.mc ?? stateReasonLabel(found.ywzt)}：${found.sbyy.yy}`}
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

/** 办理须知 of a pending or returned case: required documents and processing time. Loaded on demand. */
function CaseNote({ ywlsh }: { ywlsh: string }) {
  const [open, setOpen] = useState(false);
  const note = useQuery({
    queryKey: ['case', 'note', ywlsh],
    queryFn: ({ signal }) => fetchCaseNote(ywlsh, { signal }),
    enabled: open,
  });
  return (
    <div data-print="hide">
      <Card label="办理须知">
        <h2>办理须知</h2>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : '查看办理须知'}
        </Button>
        {open && note.isError && <LoadFailed error={note.error} onRetry={() => void note.refetch()} />}
        {open && note.isPending && <Loading />}
        {open && note.data && <BusinessNoteText note={note.data} />}
      </Card>
    </div>
  );
}
