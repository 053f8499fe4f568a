import { Icon } from '@marcel/kit';
import { Flex, Form, Upload } from 'antd';
import { useId } from 'react';

interface FileFieldProps {
  label: string;
  extra: string;
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

export function FileField({ label, extra, accept, disabled = false, onFile }: FileFieldProps) {
  const id = useId();
  return (
    <Form.Item layout="vertical" label={label} htmlFor={id} extra={extra}>
      <Upload.Dragger
        id={id}
        accept={{ format: accept, filter: 'native' }}
        showUploadList={false}
        disabled={disabled}
        beforeUpload={(file: File) => {
          onFile(file);
          return false;
        }}
      >
        <Flex gap="small" align="center" justify="center">
          <Icon name="upload" /> Choose a file or drop it here
        </Flex>
      </Upload.Dragger>
    </Form.Item>
  );
}
