import { useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { fetchTopics } from '@/api/public/answers';
import { Card } from '@/ui/Card';
import { CategoryChoice } from '@/ui/input/CategoryChoice';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import type { AnswersQuery } from './answers-address';
import { QuestionGroup } from './QuestionGroup';
import { QuestionLinks } from './QuestionLinks';

interface TopicsProps {
  asked: AnswersQuery;
  onGroup: (fl: string) => void;
  onPage: (page: number, size: number) => void;
  onQuestion: (id: string) => void;
}

/** Most asked questions, or the questions of a group. */
export function TopicList({ asked, onGroup, onPage, onQuestion }: TopicsProps) {
  const topics = useQuery({ queryKey: ['intellect', 'topics'], queryFn: ({ signal }) => fetchTopics(signal) });
  if (topics.isError) return <LoadFailed error={topics.error} onRetry={() => void topics.refetch()} />;
  if (!topics.data) return <Loading shape="list" />;
  const { list, fl } = topics.data;
  const group = fl.find((one) => one.fl === asked.fl);
  const categories = fl.map((one) => ({ value: one.fl, label: one.flmc, count: one.sl }));
  return (
    <>
      <CategoryChoice label="问题分类" value={group?.fl ?? ''} categories={categories} onChange={onGroup} />
      {group ? (
        <QuestionGroup asked={asked} title={group.flmc} onPage={onPage} onQuestion={onQuestion} />
      ) : (
        <Card label="热门问题">
          <h2>大家都在问</h2>
          {list.length === 0 ? (
            <Empty description="暂时没有热门问题，请直接搜索" />
          ) : (
            <QuestionLinks list={list} onQuestion={onQuestion} />
          )}
        </Card>
      )}
    </>
  );
}
