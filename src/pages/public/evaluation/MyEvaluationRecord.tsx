import { Button } from 'antd';
import type { MyEvaluation } from '@/api/cases/evaluation';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { CallBackNote } from './CallBackNote';
import styles from './evaluation.module.css';
import { GradeMark } from './GradeMark';

interface OwnRecordProps {
  record: MyEvaluation;
  onOpen: () => void;
  onFollowUp: () => void;
}

/** One own evaluation, as a list item. */
export function MyEvaluationRecord({ record, onOpen, onFollowUp }: OwnRecordProps) {
  const { ywlsh, sxmc, pjdj, pjdjmc, pjsj, pjzdmc, pjx, pjnr, zpnr, zpjz } = record;
  const name = `${sxmc}${ywlsh.slice(-4)}`;
  return (
    <Stack as="article" className={styles.comment} aria-label={`对${name}的评价`}>
      <Row as="p" gap={1.5} rowGap={0.5}>
        <GradeMark pjdj={pjdj} label={pjdjmc} />
        <strong>{sxmc}</strong>
        <span className={styles.note}>
          {pjsj.slice(0, 10)}，{pjzdmc}，办件编号{ywlsh}
        </span>
      </Row>
      {pjnr && <p className={styles.text}>{pjnr}</p>}
      {pjx.length > 0 && (
        <Row as="ul" rowGap={0.5} className={styles.tags} aria-label="评价项">
          {pjx.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Row>
      )}
      {zpnr && <p className={styles.text}>追评：{zpnr}</p>}
      <CallBackNote callBack={record} />
      <Row data-tall as="p" gap={2} rowGap={1} data-print="hide">
        <Button aria-label={`查看${name}的评价详情`} onClick={onOpen}>
          详情
        </Button>
        {zpjz && (
          <Button aria-label={`追评${name}`} onClick={onFollowUp}>
            追评
          </Button>
        )}
      </Row>
    </Stack>
  );
}
