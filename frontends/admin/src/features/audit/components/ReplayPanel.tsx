import { Button, Flex, Form, Input } from '@marcel/kit/antd';
import { useState } from 'react';
import { Replay } from './Replay';

/** Picks the submission that is to be replayed. */
export function ReplayPanel() {
  const [entered, setEntered] = useState('');
  const [id, setId] = useState<number | null>(null);
  const valid = /^[1-9]\d{0,15}$/.test(entered.trim());
  return (
    <Flex vertical gap="middle">
      <Form<{ id: string }>
        name="replay"
        layout="vertical"
        onValuesChange={(_, given) => setEntered(given.id)}
        onFinish={() => valid && setId(Number(entered))}
      >
        <Flex wrap gap="middle" align="end">
          <Form.Item name="id" label="Number of the submission">
            <Input inputMode="numeric" />
          </Form.Item>
          <Form.Item>
            <Button type="primary" htmlType="submit" disabled={!valid}>
              Replay
            </Button>
          </Form.Item>
        </Flex>
      </Form>
      {id !== null && <Replay key={id} id={id} />}
    </Flex>
  );
}
