import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { HIT_NAMES, type Hit, type HitGroup, type HitKind, searchHall } from '@/api/hall-search';
import { isPublicPath } from '@/session/public-paths';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Pager } from '@/ui/Pager';
import { Button } from '@/ui/plain/Button';
import styles from './answers.module.css';
import type { Asked } from './answers-address';
import { MatterWay } from './MatterWay';

/** Hits of each kind when all kinds are shown. */
const FIRST = 5;
/** Characters of the question that are said again. */
const BRIEF = 30;
/** What is read first on this page: the answers. */
const ORDER: readonly HitKind[] = ['wd', 'yw', 'zc', 'zn'];

interface HitsProps {
  asked: Asked;
  onKind: (lb: HitKind | '') => void;
  onPage: (page: number, size: number) => void;
  onQuestion: (id: string) => void;
}

/** Everything of the hall that fits the question, by kind; one kind alone page by page. */
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
    <div aria-busy={!settled} className={styles.stack}>
      <p className={styles.count}>
        {/* There before it speaks, and only of what was found: whoever types on does not hear of every pause. */}
        <span role="status">{settled && countText(q, total, lb)}</span>
        {!settled && <span aria-hidden="true">正在查找“{briefly(q)}”...</span>}
      </p>
      {lb !== '' && (
        <p>
          <Button onClick={() => onKind('')}>返回全部结果</Button>
        </p>
      )}
      {settled && total === 0 && (
        <Card>
          <Empty text="换几个字试试：用平常说话的词就行，如“交房租”“换工作”“忘记密码”，也可以用拼音首字母。社保、身份证等不归公积金中心办的事，可以拨打12345询问。" />
        </Card>
      )}
      {groups.map((group) => (
        <Card key={group.lb} label={HIT_NAMES[group.lb]}>
          <h2>{HIT_NAMES[group.lb]}</h2>
          <ul className={styles.hits}>
            {group.list.map((hit) => (
              <HitRow key={hit.id} group={group} hit={hit} onQuestion={onQuestion} />
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
    </div>
  );
}

function countText(q: string, total: number, lb: HitKind | ''): string {
  if (total === 0) return `没有找到与“${briefly(q)}”有关的内容`;
  return `“${briefly(q)}”：找到${total}条${lb === '' ? '' : HIT_NAMES[lb]}`;
}

/** A pasted paragraph is not read out again. */
function briefly(q: string): string {
  const letters = Array.from(q);
  return letters.length > BRIEF ? `${letters.slice(0, BRIEF).join('')}…` : q;
}

function HitRow({ group, hit, onQuestion }: { group: HitGroup; hit: Hit; onQuestion: (id: string) => void }) {
  const { id, bt, zy, lj, yhlx } = hit;
  return (
    <li>
      {group.lb === 'yw' && <MatterWay matter={{ mc: bt, lj, yhlx }} />}
      {group.lb === 'wd' && (
        <Link
          to={lj}
          onClick={(event) => {
            // The question opens beside what is typed, which stays in the address.
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
      {zy !== '' && <p>{zy}</p>}
    </li>
  );
}
