# docker build -t tandem . && docker run -p 3000:3000 -v tandem:/data tandem
# A word behind it is one of its commands: docker exec CONTAINER node /app/server.js backup - > FILE
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run package -- /package

FROM node:24-bookworm-slim
# Nothing is installed any more once it runs.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn-* /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg \
    && install -d -o node -g node -m 0700 /data /backups
COPY --from=build /package /app
ENV NODE_ENV=production DATA_DIR=/data
USER node
WORKDIR /data
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The site itself is process 1: it answers what is under way, ends PostgreSQL and exits 0.
ENTRYPOINT ["node", "/app/server.js"]
