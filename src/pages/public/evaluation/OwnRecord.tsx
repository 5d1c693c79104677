import type { OwnEvaluation } from '@/api/evaluation';
import { Button } from '@/ui/plain/Button';
import { CallBackNote } from './CallBackNote';
import styles from './evaluation.module.css';
import { GradeMark } from './GradeMark';

interface OwnRecordProps {
  record: OwnEvaluation;
  onOpen: () => void;
  onFollowUp: () => void;
}

/** One evaluation of the person's own, as the list shows it. */
export function OwnRecord({ record, onOpen, onFollowUp }: OwnRecordProps) {
  const { ywlsh, sxmc, pjdj, pjdjmc, pjsj, pjzdmc, pjx, pjnr, zpnr, zpjz } = record;
  const name = `${sxmc}${ywlsh.slice(-4)}`;
  return (
    <article className={styles.comment} aria-label={`对${name}的评价`}>
      <p className={styles.commentHead}>
        <GradeMark pjdj={pjdj} label={pjdjmc} />
        <strong>{sxmc}</strong>
        <span className={styles.note}>
          {pjsj.slice(0, 10)}，{pjzdmc}，办件编号{ywlsh}
        </span>
      </p>
      {pjnr && <p className={styles.text}>{pjnr}</p>}
      {pjx.length > 0 && (
        <ul className={styles.tags} aria-label="评价项">
          {pjx.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {zpnr && <p className={styles.text}>追评：{zpnr}</p>}
      <CallBackNote callBack={record} />
      <p className={styles.ways} data-print="hide">
        <Button aria-label={`查看${name}的评价详情`} onClick={onOpen}>
          详情
        </Button>
        {zpjz && (
          <Button aria-label={`追评${name}`} onClick={onFollowUp}>
            追评
          </Button>
        )}
      </p>
    </article>
  );
}
