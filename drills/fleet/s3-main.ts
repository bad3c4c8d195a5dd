// An S3 server as a process of its own: s3rver, a small one for trials, which keeps objects as files. Says where it listens.
import S3rver from 's3rver'

const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: process.env.FOLDER ?? '',
  configureBuckets: [],
})
const { port } = await server.run()
console.log(port)
