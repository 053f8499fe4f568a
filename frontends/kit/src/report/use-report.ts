import type { ReportRequest } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api';
import { REPORT_TEXTS } from './texts';

/** Sends a report and thanks for it. */
export function useReport(path: string, onReported: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (report: ReportRequest) => api.send('POST', path, { json: report }),
    onSuccess: () => {
      onReported();
      toast(REPORT_TEXTS.thanks);
    },
  });
}
