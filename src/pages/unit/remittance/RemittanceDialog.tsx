import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { withdrawCase } from '@/api/cases/business';
import { fetchRemittance, issueVoucher, type RemittanceDetail } from '@/api/unit/remittance';
import { formatMoney, parseYuan } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { StateNotice } from '@/engine/case/StateNotice';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Dialog } from '@/ui/dialog/Dialog';
import { Row } from '@/ui/layout/Row';
import { RosterBalance } from '@/ui/roster/RosterBalance';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { toast } from '@/ui/state/toast';
import { ChangePayment } from './ChangePayment';
import styles from './remittance.module.css';

/** Code of dictionary hjzt. */
const CANCELLED = '5';

/** One list: balance, payment instructions while pending, payments received, and voucher. */
export function RemittanceDialog({ qcqrdh, onClose }: { qcqrdh: string; onClose: () => void }) {
  const cache = useQueryClient();
  const detail = useQuery({
    queryKey: ['unit', 'remittance', qcqrdh],
    queryFn: ({ signal }) => fetchRemittance(qcqrdh, { signal }),
  });
  const list = detail.data;
  const what = list?.bjksny ? '补缴' : '清册';
  const cancel = async ({ ywlsh, qxsm }: RemittanceDetail) => {
    const agreed = await askConfirmation({
      title: '温馨提示',
      content: `取消后${what}（${qcqrdh}）作废；${qxsm}。您确定要取消吗？`,
      okText: `取消${what}`,
      cancelText: '再想想',
    });
    if (!agreed) return;
    try {
      await withdrawCase(ywlsh);
      toast.success(`${what}已取消`);
    } catch {
      // Also after a lost response: the reloaded list shows the outcome.
    }
    for (const key of ['unit', 'cases', 'case', 'todos']) await cache.invalidateQueries({ queryKey: [key] });
  };
  return (
    <Dialog
      open
      title={list?.bjksny ? '补缴详情' : '汇缴详情'}
      width={900}
      onClose={onClose}
      footer={
        <>
          {list?.kqx && (
            <Button danger onClick={() => void cancel(list)}>
              取消{what}
            </Button>
          )}
          <Button onClick={onClose}>关闭</Button>
        </>
      }
    >
      {detail.isError ? (
        <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />
      ) : list ? (
        <Detail list={list} />
      ) : (
        <Loading shape="table" />
      )}
    </Dialog>
  );
}

function Detail({ list }: { list: RemittanceDetail }) {
  return (
    <>
      <Figures
        look="rows"
        items={[
          ...(list.bjksny
            ? [
                { label: '补缴年月', value: list.bjyf },
                { label: '补缴原因', value: dictionaryLabel('bjyy', list.bjyy) },
                { label: '补缴人数', value: peopleText(list.hjrs) },
              ]
            : [{ label: '汇缴年月', value: list.hjny }]),
          { label: '清册确认单号', value: `${list.qcqrdh}（${list.qrrq}确认）` },
          { label: '状态', value: dictionaryLabel('hjzt', list.zt) },
          { label: list.bjksny ? '缴款方式' : '汇缴方式', value: dictionaryLabel('hjfs', list.hjfs) },
          { label: '应缴金额', value: formatMoney(list.hjje) },
          { label: '已到账', value: cameText(list) },
          ...(list.fkzh ? [{ label: '付款账户', value: list.fkzh }] : []),
          ...(list.pzh ? [{ label: '凭证号', value: `${list.pzh}（${list.rzrq}入账）` }] : []),
        ]}
      />
      {!list.bjksny && <RosterBalance figures={list} balanced />}
      {list.ztsm && (
        <section aria-label="缴款通知">
          <h3>缴款通知</h3>
          {/* Without the link, which would lead to this dialog. */}
          <StateNotice note={{ ...list.ztsm, lj: '' }} />
          <h3>更改缴款方式</h3>
          <ChangePayment list={list} />
        </section>
      )}
      {list.kk.length > 0 && (
        <section aria-label="扣款记录">
          <h3>扣款记录</h3>
          <ul className={styles.list}>
            {list.kk.map(({ xh, rq, fkzh, cg, yy, je }) => (
              <li key={xh}>
                {rq}：{fkzh && `${fkzh}，`}
                {cg ? `扣款成功${isSome(je) ? `，${formatMoney(je)}` : ''}` : `扣款失败，${yy}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {list.dz.length + list.dj.length > 0 && (
        <section aria-label="到账记录">
          <h3>到账记录</h3>
          <ul className={styles.list}>
            {list.dz.map(({ lsh, jzrq, fkhm, fse, zsje }) => (
              <li key={lsh}>
                {jzrq}，{fkhm}，{formatMoney(fse)}（银行流水号{lsh}）
                {isSome(zsje) && `，其中${formatMoney(zsje)}超过应缴金额，不计入本清册，留在暂收余额`}
              </li>
            ))}
            {list.dj.map(({ xh, rq, je }) => (
              <li key={xh}>
                {rq}，暂收余额抵缴，{formatMoney(je)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {list.zt === '4' && (
        <Row as="section" gap={2} className={styles.voucher} aria-label={list.bjksny ? '补缴凭证' : '汇缴凭证'}>
          <h3>{list.bjksny ? '补缴凭证' : '汇缴凭证'}</h3>
          <DocumentButtons title={`${list.qcmc}凭证`} zmbh={async () => (await issueVoucher(list.qcqrdh)).zmbh} />
        </Row>
      )}
      {list.zt === '4' && !list.bjksny && <Link to={`/dwwt/cxyw/hjqc?hjny=${list.hjny}`}>查看本月汇缴清册</Link>}
    </>
  );
}

const isSome = (yuan: string) => parseYuan(yuan) !== 0n;

/** Money received for a cancelled list goes to the pending balance. */
const cameText = ({ zt, dzje, zzje, bjksny }: RemittanceDetail) =>
  zt === CANCELLED && isSome(zzje)
    ? `${formatMoney(zzje)}，取消${bjksny ? '补缴' : '清册'}后留在暂收余额`
    : formatMoney(dzje);
