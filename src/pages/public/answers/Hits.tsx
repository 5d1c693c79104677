import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { Link } from 'react-router-dom';
import { fetchAnswer } from '@/api/public/answers';
import { HIT_NAMES, type Hit, type HitGroup, type HitKind, searchHall } from '@/api/public/hall-search';
import { isPublicPath } from '@/session/public-paths';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { Pager } from '@/ui/Pager';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { AnswerBody } from './AnswerBody';
import styles from './answers.module.css';
import type { AnswersQuery } from './answers-address';
import { MatterAction } from './MatterAction';
import { visitorId } from './visitor-id';

/** Hits per kind when all kinds are shown. */
const FIRST = 5;
/** Characters of the question repeated in texts. */
const BRIEF = 30;
/** Display order of the kinds: answers first. */
const ORDER: readonly HitKind[] = ['wd', 'yw', 'zc', 'zn'];

interface HitsProps {
  asked: AnswersQuery;
  onKind: (lb: HitKind | '') => void;
  onPage: (page: number, size: number) => void;
  onQuestion: (id: string) => void;
}

/** Search results over the whole hall by kind; a single kind is paginated. */
export function Hits({ asked, onKind, onPage, onQuestion }: HitsProps) {
  const { q, lb, page, size } = asked;
  const params = lb === '' ? { gjz: q, lb, page: 1, size: FIRST } : { gjz: q, lb, page, size };
  const search = useQuery({
    queryKey: ['qwss', params],
    queryFn: ({ signal }) => searchHall(params, signal),
    placeholderData: keepPreviousData,
  });
  if (search.isError) return <LoadFailed error={search.error} onRetry={() => void search.refetch()} />;
  const data = search.data ?? [];
  const settled = search.isSuccess && !search.isPlaceholderData;
  const groups = ORDER.flatMap((kind) => data.filter((group) => group.lb === kind && group.total > 0));
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <Stack aria-busy={!settled} gap={2}>
      <Muted>
        {/* Mounted before its text changes, for screen readers; announces settled results only, not every pause in typing. */}
        <span role="status">{settled && countText(q, total, lb)}</span>
        {!settled && <span aria-hidden="true">正在查找“{briefly(q)}”...</span>}
      </Muted>
      {lb !== '' && (
        <p>
          <Button onClick={() => onKind('')}>返回全部结果</Button>
        </p>
      )}
      {settled && total === 0 && (
        <Card>
          <Empty description="换几个字试试：用平常说话的词就行，如“交房租”“换工作”“忘记密码”，也可以用拼音首字母。社保、身份证等不归公积金中心办的事，可以拨打12345询问。" />
        </Card>
      )}
      {groups.map((group) => (
        <Card key={group.lb} label={HIT_NAMES[group.lb]}>
          <h2>{HIT_NAMES[group.lb]}</h2>
          <ul className={styles.hits}>
            {group.list.map((hit, at) => (
              <HitRow
                key={hit.id}
                group={group}
                hit={hit}
                // The best answer is given whole, once the words stand.
                whole={group.lb === 'wd' && at === 0 && page === 1 && settled}
                onQuestion={onQuestion}
              />
            ))}
          </ul>
          {lb === '' && group.total > group.list.length && (
            <p>
              <Button onClick={() => onKind(group.lb)}>
                查看全部{group.total}条{HIT_NAMES[group.lb]}
              </Button>
            </p>
          )}
          {lb !== '' && <Pager page={page} size={size} total={group.total} onChange={onPage} />}
        </Card>
      ))}
    </Stack>
  );
}

function countText(q: string, total: number, lb: HitKind | ''): string {
  if (total === 0) return `没有找到与“${briefly(q)}”有关的内容`;
  return `“${briefly(q)}”：找到${total}条${lb === '' ? '' : HIT_NAMES[lb]}`;
}

/** Shortens a pasted paragraph for announcements. */
function briefly(q: string): string {
  const letters = Array.from(q);
  return letters.length > BRIEF ? `${letters.slice(0, BRIEF).join('')}…` : q;
}

interface HitRowProps {
  group: HitGroup;
  hit: Hit;
  whole: boolean;
  onQuestion: (id: string) => void;
}

function HitRow({ group, hit, whole, onQuestion }: HitRowProps) {
  const { id, bt, zy, lj, yhlx } = hit;
  return (
    <li>
      {group.lb === 'yw' && <MatterAction matter={{ mc: bt, lj, yhlx }} />}
      {group.lb === 'wd' && (
        <Link
          to={lj}
          onClick={(event) => {
            // Opens the question while keeping the typed text in the address.
            event.preventDefault();
            onQuestion(id);
          }}
        >
          {bt}
        </Link>
      )}
      {group.lb !== 'yw' &&
        group.lb !== 'wd' &&
        (isPublicPath(lj.split('?')[0] ?? '') ? <Link to={lj}>{bt}</Link> : bt)}
      {whole ? <WholeAnswer id={id} zy={zy} /> : zy !== '' && <p>{zy}</p>}
    </li>
  );
}

/** The answer in the list itself, with the person's own figures and the way to the form; its summary until it comes. */
function WholeAnswer({ id, zy }: { id: string; zy: string }) {
  const who = useSession((state) => state.epoch);
  const answer = useQuery({
    queryKey: ['intellect', 'preview', id, who],
    queryFn: ({ signal }) => fetchAnswer(id, visitorId(), { signal, preview: true }),
  });
  if (!answer.data) return <p>{zy}</p>;
  return <AnswerBody answer={answer.data} />;
}
