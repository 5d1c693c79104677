import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchQuestions } from '@/api/answers';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Pager } from '@/ui/Pager';
import type { Asked } from './answers-address';
import { QuestionLinks } from './QuestionLinks';

interface QuestionGroupProps {
  asked: Asked;
  title: string;
  onPage: (page: number, size: number) => void;
  onQuestion: (id: string) => void;
}

/** The questions of one group, the most read first. */
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
      {questions.isPending && <Loading />}
      {questions.data &&
        (questions.data.list.length === 0 ? (
          <Empty text="这里没有问题，请换一个分类或直接搜索" />
        ) : (
          <>
            <QuestionLinks list={questions.data.list} onQuestion={onQuestion} />
            <Pager page={page} size={size} total={questions.data.total} onChange={onPage} />
          </>
        ))}
    </Card>
  );
}
