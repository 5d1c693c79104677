import { Button } from 'antd';
import { useState } from 'react';
import { changeHome, returnHome, sellHome } from '@/api/developer/developer';
import type { House } from '@/api/loan/loan-application';
import { formatMoney } from '@/domain/money';
import { OpenForm } from '@/form/open/OpenForm';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { Figures } from '@/form/sections/Figures';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { homeLayout, homeSale } from '@/schema/developer/home';
import { dictionaryLabel } from '@/session/dictionary';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Dialog } from '@/ui/dialog/Dialog';
import { Stack } from '@/ui/layout/Stack';
import { toast } from '@/ui/state/toast';

type Layout = ValuesOf<typeof homeLayout>;
type Sale = ValuesOf<typeof homeSale>;

const layoutForm = defineOpenForm<Layout>()({
  code: 'fwhx',
  initial: initialOf(homeLayout),
  sections: [
    {
      key: 'layout',
      title: '更正房屋信息',
      note: '建筑面积、备案单价的变更请导入楼栋，由中心核对后生效。',
      fields: schemaFields(homeLayout, ['hx']),
    },
  ],
});

const saleForm = defineOpenForm<Sale>()({
  code: 'fwcs',
  initial: initialOf(homeSale),
  sections: [
    {
      key: 'sale',
      title: '登记售出（未使用公积金贷款）',
      fields: schemaFields(homeSale, [
        { name: 'gmrxm', short: true },
        { name: 'gmrzjhm', short: true },
        { name: 'gfhtbh', short: true },
        { name: 'qdrq', short: true },
      ]),
    },
  ],
});

interface HomeDialogProps {
  /** 安居·翠湖苑3号楼 */
  building: string;
  home: House;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** One home: its data, buyer and the developer's actions. */
export function HomeDialog({ building, home, onClose, onDone }: HomeDialogProps) {
  const [busy, setBusy] = useState(false);
  const { fwbh, dy, fh, zt, fwzj, smsj } = home;

  const settle = async (work: Promise<unknown>, success: string) => {
    await work;
    toast.success(success);
    await onDone();
  };
  const giveBack = async () => {
    if (
      await askConfirmation({
        title: '退房',
        content: `${dy}单元${fh}室将恢复可售，原登记的购买人不再保留。您确定退房吗？`,
      })
    ) {
      setBusy(true);
      // A refusal is shown by the call.
      await settle(returnHome(fwbh), '已恢复可售').catch(() => setBusy(false));
    }
  };

  return (
    <Dialog
      open
      title={`${building}${dy}单元${fh}室`}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            关闭
          </Button>
          {zt === '2' && (
            <Button disabled={busy} onClick={() => void giveBack()}>
              退房
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <Figures
          items={[
            { label: '状态', value: dictionaryLabel('fwzt', zt) },
            { label: '户型', value: home.hx },
            { label: '建筑面积', value: `${home.jzmj}㎡` },
            { label: '备案单价', value: formatMoney(home.fwdj) },
            { label: '房屋总价', value: formatMoney(fwzj) },
            ...(smsj === '' ? [] : [{ label: '说明', value: smsj }]),
          ]}
        />
        {zt === '1' && (
          <>
            <OpenForm
              form={layoutForm}
              start={{ hx: home.hx }}
              submitText="保存户型"
              submitKind="default"
              busyText="正在保存"
              onSubmit={(values) => settle(changeHome({ fwbh, hx: openFormValues<Layout>(values).hx }), '已更新')}
            />
            <OpenForm
              form={saleForm}
              submitText="登记售出"
              busyText="正在登记"
              onSubmit={(values) => settle(sellHome({ fwbh, ...openFormValues<Sale>(values) }), '已登记售出')}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
