import { Button, Flex, Form, Input } from '@marcel/kit/antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { submissionHistoryPage } from '../../../shared/navigation/pages';

/** Opens the timeline of a submission, which replays its events. */
export function ReplayPanel() {
  const navigate = useNavigate();
  const [entered, setEntered] = useState('');
  const isValid = /^[1-9]\d{0,15}$/.test(entered.trim());
  return (
    <Form<{ id: string }>
      name="replay"
      layout="vertical"
      onValuesChange={(_, given) => setEntered(given.id)}
      onFinish={() => isValid && navigate(submissionHistoryPage(Number(entered)))}
    >
      <Flex wrap gap="middle" align="end">
        <Form.Item name="id" label="Number of the submission">
          <Input inputMode="numeric" />
        </Form.Item>
        <Form.Item>
          <Button type="primary" htmlType="submit" disabled={!isValid}>
            Replay
          </Button>
        </Form.Item>
      </Flex>
    </Form>
  );
}
