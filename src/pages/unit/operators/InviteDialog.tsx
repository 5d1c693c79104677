import { useQuery } from '@tanstack/react-query';
import { fetchInvitationAddress, inviteOperator, type OperatorRow } from '@/api/session/operators';
import { isLink } from '@/domain/identity/link';
import { OpenForm } from '@/form/open/OpenForm';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { operatorInvitation } from '@/schema/unit/operator-invitation';
import { isPublicPath } from '@/session/public-paths';
import { Dialog } from '@/ui/dialog/Dialog';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { toast } from '@/ui/state/toast';
import { CopyButton } from '@/ui/text/CopyButton';

type Invitation = ValuesOf<typeof operatorInvitation>;

const form = defineOpenForm<Invitation>()({
  code: 'czyyq',
  initial: initialOf(operatorInvitation),
  sections: [
    {
      key: 'operator',
      title: '被邀请人',
      fields: schemaFields(operatorInvitation, [
        { name: 'xingming', short: true },
        { name: 'zjhm', short: true },
        { name: 'sjhm', short: true },
        { name: 'js', short: true },
      ]),
    },
  ],
});

interface InviteDialogProps {
  /** Some business of the unit requires a second operator (two-person mode, or above the limit). */
  guarded: boolean;
  onClose: () => void;
  onDone: (rows: OperatorRow[]) => void;
}

/** Registers a further operator, who chooses an own password. */
export function InviteDialog({ guarded, onClose, onDone }: InviteDialogProps) {
  const { data } = useQuery({
    queryKey: ['operators', 'address'],
    queryFn: ({ signal }) => fetchInvitationAddress({ signal }),
  });
  const address = wholeAddress(data ?? '');
  return (
    <Dialog open title="邀请操作员" onClose={onClose}>
      <Stack gap={2}>
        <Muted body>被邀请人会收到短信，在“单位注册”中以登记的经办人设置自己的密码后登录。</Muted>
        {guarded && (
          <Muted body>
            本单位有业务须双人复核：由您一人邀请的操作员不复核您经办的业务，由其他管理岗变更岗位的除外。
          </Muted>
        )}
        {address && (
          <Muted body>
            注册地址：<bdi>{address}</bdi> <CopyButton label="注册地址" text={address} />
          </Muted>
        )}
        <OpenForm
          form={form}
          submitText="发送邀请"
          busyText="正在发送"
          onCancel={onClose}
          onSubmit={async (values) => {
            const invitation = openFormValues<Invitation>(values);
            const rows = await inviteOperator(invitation);
            toast.success(`已向${invitation.xingming}发送邀请短信`);
            onDone(rows);
          }}
        />
      </Stack>
    </Dialog>
  );
}

/** Absolute address to pass on; '' unless a page of the hall or a link. */
function wholeAddress(address: string): string {
  if (isPublicPath(address)) return `${window.location.href.split('#', 1)[0] ?? ''}#${address}`;
  return /^https?:/i.test(address) && isLink(address) ? address : '';
}
