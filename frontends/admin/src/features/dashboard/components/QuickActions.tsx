import { PAGES } from '@marcel/contracts';
import { Icon, LinkButton } from '@marcel/kit';
import { Flex } from '@marcel/kit/antd';
import { Card } from '../../../shared/components/Card';
import { submissionsPage } from '../../../shared/navigation/pages';

/** @param pending how many wait; undefined as long as that is unknown */
export function QuickActions({ pending }: { pending: number | undefined }) {
  return (
    <Card title="Quick Actions">
      <Flex vertical gap="small">
        <LinkButton kind="primary" to={submissionsPage('pending')}>
          <Icon name="check" /> Review Pending {pending !== undefined && `(${pending})`}
        </LinkButton>
        <LinkButton to={PAGES.adminImport}>
          <Icon name="upload" /> Import CSV
        </LinkButton>
        <LinkButton to={PAGES.adminSubmissions}>
          <Icon name="list" /> Manage Submissions
        </LinkButton>
        <LinkButton to={PAGES.directory}>
          <Icon name="external" /> View Public Site
        </LinkButton>
      </Flex>
    </Card>
  );
}
