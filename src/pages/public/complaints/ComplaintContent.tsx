import type { ComplaintDetail } from '@/api/public/complaints';
import { monthSpan } from '@/domain/dates';
import { Figures } from '@/form/sections/Figures';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { StateMark } from '@/ui/state/StateMark';
import { ComplaintFiles } from './ComplaintFiles';
import { COMPLAINT_STATES } from './complaint-text';
import styles from './complaints.module.css';
import { useKindNames } from './use-kind-names';

/** Question, answers and events in between. */
export function ComplaintContent({ detail }: { detail: ComplaintDetail }) {
  const { nameOf, gradeOf } = useKindNames();
  const { bt, nr, tsbh, jlx, zt, xm, ywlxmc, ssdw, qjsjks, qjsjjs, tjsj, cnrq, cq, bmmc, fj, df, lc, pjdj, sfbr } =
    detail;
  const facts = [
    { label: '诉求编号', value: tsbh },
    { label: '诉求类型', value: nameOf(jlx) },
    { label: sfbr === '1' ? '提交人（本人）' : '提交人', value: xm },
    { label: '提交时间', value: tjsj.slice(0, 16) },
    { label: '办理部门', value: bmmc },
    { label: '承诺答复日期', value: cnrq },
    ...(ywlxmc ? [{ label: '涉及业务', value: ywlxmc }] : []),
    ...(ssdw ? [{ label: '涉及单位', value: ssdw }] : []),
    ...(qjsjks ? [{ label: '欠缴/少缴期间', value: monthSpan(qjsjks, qjsjjs) }] : []),
  ];
  return (
    <>
      <Card label="诉求">
        <h2>{bt}</h2>
        <Row as="p" gap={2} rowGap={0} muted>
          <StateMark {...COMPLAINT_STATES[zt]} />
          {cq === '1' && <span className={styles.late}>已超过承诺答复日期，正在督办</span>}
          {pjdj && <span>满意程度：{gradeOf(pjdj)}</span>}
        </Row>
        <p className={styles.text}>{nr}</p>
        <Figures items={facts} />
        {fj.length > 0 && <ComplaintFiles files={fj} />}
      </Card>
      <Card label="答复">
        <h2>答复</h2>
        {df.map(({ bmmc: from, dfsj, dfnr, fh }) => (
          <article
            key={`${fh} ${dfsj}`}
            className={styles.reply}
            aria-label={fh === '1' ? '复核答复' : `${from}的答复`}
          >
            <p className={styles.text}>{dfnr}</p>
            <p className={styles.quiet}>
              {fh === '1' ? '复核答复　' : ''}
              {from}　{dfsj.slice(0, 16)}
            </p>
          </article>
        ))}
        {(zt === '1' || zt === '2') && (
          <p>
            {cq === '1'
              ? `${bmmc}承诺${cnrq}前答复，没有按期做到，正在督办。如需了解进展，请拨打12329。`
              : `${bmmc}正在${df.length > 0 ? '复核' : '办理'}，承诺${cnrq}前答复。`}
          </p>
        )}
      </Card>
      <Card label="办理过程">
        <h2>办理过程</h2>
        <ol className={styles.steps}>
          {lc.map(({ jdmc, sj, bmmc: by, sm }) => (
            <li key={`${sj} ${jdmc}`}>
              <strong>{jdmc}</strong>
              <span className={styles.quiet}>
                {sj.slice(0, 16)}　{by}
              </span>
              {sm && <p>{sm}</p>}
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}
