import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { HIT_NAMES, type Hit, type HitGroup, type HitKind, searchHall } from '@/api/hall-search';
import { isPublicPath } from '@/session/public-paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Pager } from '@/ui/Pager';
import styles from './answers.module.css';
import type { Asked } from './answers-address';
import { MatterWay } from './MatterWay';

/** Hits of each kind when all kinds are shown. */
const FIRST = 5;
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
  if (!search.data) return <Loading />;
  const groups = ORDER.flatMap((kind) => search.data.filter((group) => group.lb === kind && group.total > 0));
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <div aria-busy={search.isPlaceholderData} className={styles.stack}>
      <p role="status" className={styles.count}>
        {search.isPlaceholderData
          ? `正在查找“${q}”...`
          : total === 0
            ? `没有找到与“${q}”有关的内容`
            : `“${q}”：找到${total}条${lb === '' ? '' : HIT_NAMES[lb]}`}
      </p>
      {lb !== '' && (
        <p>
          <Button onClick={() => onKind('')}>返回全部结果</Button>
        </p>
      )}
      {total === 0 && !search.isPlaceholderData && (
        <Card>
          <Empty text="换几个字试试：用平常说话的词就行，如“交房租”“换工作”“忘记密码”，也可以用拼音首字母。" />
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
