import { useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { fetchEvaluation, type MyEvaluation } from '@/api/cases/evaluation';
import { isFinal } from '@/api/client/errors';
import { failureText } from '@/lib/shown-errors';
import { Dialog } from '@/ui/dialog/Dialog';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { CallBackNote } from './CallBackNote';
import styles from './evaluation.module.css';
import { GradeMark } from './GradeMark';

interface RecordDialogProps {
  ywlsh: string;
  onClose: () => void;
  onFollowUp: (record: MyEvaluation) => void;
}

/** Details of one own evaluation. */
export function RecordDialog({ ywlsh, onClose, onFollowUp }: RecordDialogProps) {
  const detail = useQuery({
    queryKey: ['evaluation', 'detail', ywlsh],
    queryFn: ({ signal }) => fetchEvaluation(ywlsh, { signal }),
  });
  const { data } = detail;
  return (
    <Dialog
      open
      title="评价详情"
      width={640}
      onClose={onClose}
      footer={
        <>
          {data?.zpjz && <Button onClick={() => onFollowUp(data)}>追评</Button>}
          <Button type="primary" onClick={onClose}>
            知道了
          </Button>
        </>
      }
    >
      {isFinal(detail.error) ? (
        <Empty description={failureText(detail.error, '没有查到这条评价')} />
      ) : detail.isError ? (
        <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />
      ) : data ? (
        <Detail record={data} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function Detail({ record }: { record: MyEvaluation }) {
  const { ywlsh, sxmc, zgbmmc, pjzdmc, pjdj, pjdjmc, pjx, pjnr, sfnm, pjsj, zpnr, zpsj, zpjz } = record;
  const rows: [string, string][] = [
    ['事项名称', sxmc],
    ['办件编号', ywlsh],
    ['主管部门', zgbmmc],
    ['评价终端', pjzdmc],
    ['评价时间', pjsj],
    ['评价项', pjx.join('、') || '未选择'],
    ['意见', pjnr || '未填写'],
    ['公开时', sfnm === '1' ? '匿名' : '只显示姓名的第一个字（单位不显示名称）'],
    ['追评', zpnr ? `${zpnr}（${zpsj}）` : zpjz ? `未追评，截至${zpjz}可以追评一次` : '未追评，已过追评期限'],
  ];
  return (
    <Stack gap={1.5} className={styles.detail}>
      <p>
        总体评价：
        <GradeMark pjdj={pjdj} label={pjdjmc} />
      </p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CallBackNote callBack={record} />
    </Stack>
  );
}
