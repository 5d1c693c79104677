import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { fetchComments, type PublishedComment, type StatisticsFilter } from '@/api/cases/evaluation-statistics';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { Pager } from '@/ui/Pager';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { ChoiceField } from '../ChoiceField';
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

/** Comments, newest first, paginated. */
export function Comments({ filter, ready, values, onChange }: CommentsProps) {
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
      <Row gap={2} rowGap={1} align="end" justify="space-between">
        <h2>评价意见</h2>
        <ChoiceField
          label="意见类型"
          value={pjfl}
          options={KINDS}
          onChange={(kind) => onChange({ pjfl: kind, page: '1' })}
        />
      </Row>
      {comments.isError ? (
        <LoadFailed error={comments.error} onRetry={() => void comments.refetch()} />
      ) : !comments.data ? (
        <Loading shape="list" />
      ) : comments.data.list.length === 0 ? (
        <NoComments beyond={comments.data.total > 0} />
      ) : (
        <Stack as="ol" gap={0} className={styles.comments} aria-busy={comments.isPlaceholderData}>
          {comments.data.list.map((comment) => (
            <li key={comment.pjbh}>
              <Comment comment={comment} />
            </li>
          ))}
        </Stack>
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
    <Empty description={beyond ? '这一页没有意见' : '没有符合条件的意见'}>
      <p>{beyond ? '请从下面选择其他页。' : '可以换一段时间、部门或意见类型。'}</p>
    </Empty>
  );
}

function Comment({ comment }: { comment: PublishedComment }) {
  const { pjr, pjrq, sxmc, zgbmmc, pjzdmc, pjdj, pjdjmc, pjx, pjnr, zpnr } = comment;
  return (
    <Stack as="article" className={styles.comment} aria-label={`${pjr}对${sxmc}的评价`}>
      <Row as="p" gap={1.5} rowGap={0.5}>
        <GradeMark pjdj={pjdj} label={pjdjmc} />
        <strong>{sxmc}</strong>
        <span className={styles.note}>
          {pjr}，{pjrq}，{pjzdmc}，{zgbmmc}
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
      <CallBackNote callBack={comment} />
    </Stack>
  );
}
