import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { fetchQuestions } from '@/api/public/answers';
import { Card } from '@/ui/Card';
import { Pager } from '@/ui/Pager';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import type { AnswersQuery } from './answers-address';
import { QuestionLinks } from './QuestionLinks';

interface QuestionGroupProps {
  asked: AnswersQuery;
  title: string;
  onPage: (page: number, size: number) => void;
  onQuestion: (id: string) => void;
}

/** Questions of one group, most read first. */
export function QuestionGroup({ asked: { fl, page, size }, title, onPage, onQuestion }: QuestionGroupProps) {
  const params = { gjz: '', fl, page, size };
  const questions = useQuery({
    queryKey: ['intellect', 'list', params],
    queryFn: ({ signal }) => fetchQuestions(params, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Card label={title}>
      <h2>{title}</h2>
      {questions.isError && <LoadFailed error={questions.error} onRetry={() => void questions.refetch()} />}
      {questions.isPending && <Loading shape="list" />}
      {questions.data &&
        (questions.data.list.length === 0 ? (
          <Empty description="这里没有问题，请换一个分类或直接搜索" />
        ) : (
          <>
            <QuestionLinks list={questions.data.list} onQuestion={onQuestion} />
            <Pager page={page} size={size} total={questions.data.total} onChange={onPage} />
          </>
        ))}
    </Card>
  );
}
