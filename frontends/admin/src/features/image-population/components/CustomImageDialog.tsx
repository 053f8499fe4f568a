import { MAX_UPLOAD_BYTES, PICTURE_MESSAGES } from '@marcel/contracts';
import { Icon, useToast } from '@marcel/kit';
import { Button, Flex, Form, Input, Upload } from '@marcel/kit/antd';
import { useId, useState } from 'react';
import { Dialog } from '../../../shared/components/Dialog';
import { useCustomImage } from '../api';
import type { PopulationMascot } from '../population';
import styles from './CustomImageDialog.module.css';

const fileProblem = ({ type, size }: File) => {
  if (!type.startsWith('image/')) return PICTURE_MESSAGES.invalidType;
  return size > MAX_UPLOAD_BYTES ? PICTURE_MESSAGES.tooLarge : null;
};

export function CustomImageDialog({ mascot, onClose }: { mascot: PopulationMascot; onClose: () => void }) {
  const fileId = useId();
  const [entered, setEntered] = useState('');
  const url = entered.trim();
  const toast = useToast();
  const { mutate, isPending } = useCustomImage(mascot.id);
  const set = (image: File | string) => mutate(image, { onSuccess: onClose });

  const upload = (file: File) => {
    const problem = fileProblem(file);
    if (problem === null) set(file);
    else toast({ ...problem, tone: 'destructive' });
    // It is on its way already, or refused.
    return false;
  };

  return (
    <Dialog title={`Custom image for ${mascot.name}`} closesOutside={url === ''} onClose={onClose}>
      <Form<{ url: string }>
        name="custom-image"
        layout="vertical"
        onValuesChange={(_, given) => setEntered(given.url)}
        onFinish={() => url !== '' && set(url)}
      >
        <Form.Item label="Upload an image file" htmlFor={fileId} extra="Any image of up to 5MB">
          <Upload.Dragger
            id={fileId}
            // What is dropped is looked at here, and refused with a word.
            accept={{ format: 'image/*', filter: 'native' }}
            showUploadList={false}
            disabled={isPending}
            beforeUpload={upload}
          >
            <Flex gap="small" align="center" justify="center">
              <Icon name="upload" /> Choose a file or drop it here
            </Flex>
          </Upload.Dragger>
        </Form.Item>
        <Flex gap="small" align="end" className={styles.address}>
          <Form.Item name="url" label="Image URL">
            <Input inputMode="url" placeholder="https://" />
          </Form.Item>
          <Form.Item>
            <Button type="primary" htmlType="submit" disabled={isPending || url === ''}>
              {isPending ? 'Setting...' : 'Set'}
            </Button>
          </Form.Item>
        </Flex>
      </Form>
    </Dialog>
  );
}
