import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { fetchComments, type PublishedComment, type StatisticsFilter } from '@/api/evaluation-statistics';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Pager } from '@/ui/Pager';
import { CallBackNote } from './CallBackNote';
import styles from './evaluation.module.css';
import { pagingIn } from './evaluation-address';
import { GradeMark } from './GradeMark';

interface CommentsProps {
  filter: StatisticsFilter;
  ready: boolean;
  values: { pjfl: string; page: string; size: string };
  onChange: (changes: { pjfl?: string; page?: string; size?: string }, how?: { push?: boolean }) => void;
}

const KINDS = [
  { value: '', label: '全部意见' },
  { value: 'h', label: '基本满意及以上' },
  { value: 'c', label: '不满意' },
];

/** What people wrote, newest first, a page at a time. */
export function Comments({ filter, ready, values, onChange }: CommentsProps) {
  const id = useId();
  const pjfl = KINDS.some(({ value }) => value === values.pjfl) ? values.pjfl : '';
  const { page, size } = pagingIn(values);
  const question = { ...filter, pjfl, page, size };
  const comments = useQuery({
    queryKey: ['evaluation', 'comments', question],
    queryFn: ({ signal }) => fetchComments(question, { signal }),
    placeholderData: keepPreviousData,
    enabled: ready,
  });
  return (
    <Card label="评价意见">
      <div className={styles.cardHead}>
        <h2>评价意见</h2>
        <p className={styles.field}>
          <label htmlFor={`${id}-kind`}>意见类型</label>
          <select
            id={`${id}-kind`}
            className={styles.select}
            value={pjfl}
            onChange={({ target }) => onChange({ pjfl: target.value, page: '1' })}
          >
            {KINDS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
      </div>
      {comments.isError ? (
        <LoadFailed error={comments.error} onRetry={() => void comments.refetch()} />
      ) : !comments.data ? (
        <Loading />
      ) : comments.data.list.length === 0 ? (
        <NoComments beyond={comments.data.total > 0} />
      ) : (
        <ol className={styles.comments} aria-busy={comments.isPlaceholderData}>
          {comments.data.list.map((comment) => (
            <li key={comment.pjbh}>
              <Comment comment={comment} />
            </li>
          ))}
        </ol>
      )}
      <Pager
        page={page}
        size={size}
        total={comments.data?.total}
        onChange={(next, rows) => onChange({ page: String(next), size: String(rows) }, { push: true })}
      />
    </Card>
  );
}

function NoComments({ beyond }: { beyond: boolean }) {
  return (
    <Empty text={beyond ? '这一页没有意见' : '没有符合条件的意见'}>
      <p>{beyond ? '请从下面选择其他页。' : '可以换一段时间、部门或意见类型。'}</p>
    </Empty>
  );
}

function Comment({ comment }: { comment: PublishedComment }) {
  const { pjr, pjrq, sxmc, zgbmmc, pjzdmc, pjdj, pjdjmc, pjx, pjnr, zpnr } = comment;
  return (
    <article className={styles.comment} aria-label={`${pjr}对${sxmc}的评价`}>
      <p className={styles.commentHead}>
        <GradeMark pjdj={pjdj} label={pjdjmc} />
        <strong>{sxmc}</strong>
        <span className={styles.note}>
          {pjr}，{pjrq}，{pjzdmc}，{zgbmmc}
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
      <CallBackNote callBack={comment} />
    </article>
  );
}
