import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { DownloadButton } from '@/pages/public/downloads/DownloadButton';
import { listen, network } from '../../../api/network';

const net = network();

/** A file whose first part has come; the rest waits. */
function halfWay(headers: Record<string, string>): void {
  net.answers(
    http.get('*/api/core/v1/p/public/file/download', () => {
      const stream = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(400)) });
      return new HttpResponse(stream, { headers: { 'Content-Type': 'application/pdf', ...headers } });
    }),
  );
  listen();
}

it('shows how far it is, also after a double click, and stops when told to', async () => {
  halfWay({ 'Content-Length': '1000' });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const user = userEvent.setup();
  const { unmount } = render(<DownloadButton file={{ wjbh: 'A1', wjmc: '补缴清册', gs: 'pdf', dx: undefined }} />);
  await user.dblClick(screen.getByRole('button', { name: '下载 补缴清册（PDF）' }));
  await waitFor(() => expect(screen.getByRole('progressbar', { name: '正在下载 补缴清册（PDF）' })).toHaveValue(40));
  expect(screen.getByText('40%')).toBeInTheDocument();
  // The keyboard's place is kept from the beginning to the end.
  expect(screen.getByRole('button', { name: '取消下载 补缴清册（PDF）' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '下载 补缴清册（PDF）' })).toHaveFocus();
  expect(click).not.toHaveBeenCalled();
  unmount();
});

it('does not pretend to know where nobody said', async () => {
  halfWay({});
  render(<DownloadButton file={{ wjbh: 'A1', wjmc: '补缴清册', gs: 'pdf', dx: undefined }} />);
  await userEvent.click(screen.getByRole('button', { name: '下载 补缴清册（PDF）' }));
  expect(await screen.findByText('下载中')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
});
