import { createContext } from 'react';
import { ApiError } from '@/api/client/errors';
import {
  deleteComplaintFile,
  downloadComplaintFile,
  fetchComplaintFiles,
  uploadComplaintFile,
} from '@/api/public/complaints';
import { rememberedFile } from '@/form/open/files/chosen-files';
import type { ChosenFile, ChosenFiles } from '@/form/open/files/chosen-list';
import { type FileCare, sendFile } from '@/form/open/files/file-uploads';
import { failureText } from '@/lib/shown-errors';
import type { ComplaintDraft } from './complaint-draft';

/** Loaded with a guest's first file, as most complaints have none. */
const guestFiles = () => import('./guest-files');

/** Restores the files that a guest chose before leaving the page to sign in. */
export async function findAttachments(draft: ComplaintDraft | undefined): Promise<void> {
  // On failure the form lists the missing files.
  if (draft?.values.fj) await guestFiles().then(({ findGuestFiles: find }) => find(draft), ignore);
}

/** Deletes one file of a guest's draft, or all of them. */
export function forgetAttachments(qqbh: string, id?: string): void {
  guestFiles().then(({ forgetGuestFiles: forget }) => forget(qqbh, id), ignore);
}

const ignore = () => undefined;

/** File callbacks of the current complaint. */
export const AttachmentCare = createContext<FileCare>({});

/** For guests: stores files until after sign-in. `draft` returns the current draft. */
export function guestCare(draft: () => ComplaintDraft): FileCare {
  return {
    hide: ({ id }, file) =>
      guestFiles().then(
        ({ hideFile }) => hideFile(draft(), id, file),
        () => false,
      ),
    remove: ({ id }) => forgetAttachments(draft().qqbh, id),
  };
}

/** When signed in: uploads files immediately. */
export function signedInCare(draft: () => ComplaintDraft): FileCare {
  return {
    send: async ({ id, name }, file, options) => {
      const { qqbh } = draft();
      const { fjId } = await uploadComplaintFile(qqbh, name, file, options);
      forgetAttachments(qqbh, id);
      return fjId;
    },
    present: async (ids) => new Set((await fetchComplaintFiles(ids, { errors: 'silent' })).map(({ fjId }) => fjId)),
    load: downloadComplaintFile,
    remove: ({ id, sent }) => {
      forgetAttachments(draft().qqbh, id);
      // Files not deleted now are cleared by the centre.
      if (sent !== undefined) deleteComplaintFile(sent).catch(ignore);
    },
  };
}

/**
 * Waits for running uploads, retries failed ones, and uploads again files that the centre no longer has (removed in another window).
 * @returns ids, comma-separated @throws ApiError at the field of the files
 */
export async function sendAll(list: ChosenFiles, { send, present }: FileCare): Promise<string> {
  const sent = list.flatMap((one) => one.sent ?? []);
  // Without a response the submission reports missing files.
  const there = sent.length > 0 && (await present?.(sent).catch(() => undefined));
  const ids: string[] = [];
  for (const one of list) {
    if (one.sent !== undefined && (!there || there.has(one.sent))) ids.push(one.sent);
    else if (send && rememberedFile(one.id)) ids.push(await sendOne(one, send));
    else throw atFiles(`附件“${one.name}”中心已经没有了，请移除后重新选择`);
  }
  return ids.join(',');
}

async function sendOne(one: ChosenFile, send: NonNullable<FileCare['send']>): Promise<string> {
  try {
    return await sendFile(one, send);
  } catch (error) {
    const why = failureText(error, '请稍后重试');
    throw atFiles(`“${one.name}”上传失败：${why}。可以再次提交重试，或移除这个附件`);
  }
}

/** Nothing was submitted yet, whatever the file's outcome. */
function atFiles(text: string): ApiError {
  return new ApiError('business', text, { fieldErrors: { fj: text } });
}
