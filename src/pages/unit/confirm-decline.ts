import { askConfirmation } from '@/ui/dialog/confirm';

/** Confirms declining another operator's request, which is final; withdrawing one's own needs no confirmation. */
export function confirmDecline({ jbrxm, kqx }: { jbrxm: string; kqx: boolean }): Promise<boolean> {
  if (kqx) return Promise.resolve(true);
  const content = `${jbrxm}的申请将终止，仍按现在的办理，并告知${jbrxm}。您确定不同意吗？`;
  return askConfirmation({ title: '温馨提示', content, okText: '不同意' });
}
